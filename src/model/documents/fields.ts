// Kinds of fields that several documents have, declared once. Knows no document.
import { Type, type TSchema } from "typebox";

/** The type or null. */
export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

/** How many there are. */
export const Count = (description: string) => Type.Integer({ minimum: 0, description });

/** A score, 0 to 100. */
export const Score = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });

/** A SHA-256 digest in hex. */
export const Sha256 = (description: string) => Type.String({ pattern: "^[0-9a-f]{64}$", description });

/**
 * Values of one type under names of the author's choosing, none of which has a line break: `.` matches none, and a name that the
 * pattern of the values does not match is one too many.
 */
export const ByName = <T extends TSchema>(values: T, description: string) =>
  Type.Record(Type.String({ pattern: "^.*$" }), values, { additionalProperties: false, description });

/** One of the words. */
export const OneOf = <const T extends readonly string[]>(words: T, description: string) =>
  Type.Unsafe<T[number]>({ type: "string", enum: [...words], description });
