// SHA-256 as reports spell it. Owns no encoding of what is hashed.
import { createHash } from "node:crypto";

/** SHA-256 in lower-case hex; a string is hashed as its UTF-8 bytes. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** SHA-256 in Base64, as Content Security Policy and Subresource Integrity spell it; a string is hashed as its UTF-8 bytes. */
export function sha256Base64(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64");
}
