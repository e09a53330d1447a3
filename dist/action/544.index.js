export const id = 544;
export const ids = [544];
export const modules = {

/***/ 83648:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const lockfile = __webpack_require__(70743);
const { toPromise, toSync, toSyncOptions } = __webpack_require__(3271);

async function lock(file, options) {
    const release = await toPromise(lockfile.lock)(file, options);

    return toPromise(release);
}

function lockSync(file, options) {
    const release = toSync(lockfile.lock)(file, toSyncOptions(options));

    return toSync(release);
}

function unlock(file, options) {
    return toPromise(lockfile.unlock)(file, options);
}

function unlockSync(file, options) {
    return toSync(lockfile.unlock)(file, toSyncOptions(options));
}

function check(file, options) {
    return toPromise(lockfile.check)(file, options);
}

function checkSync(file, options) {
    return toSync(lockfile.check)(file, toSyncOptions(options));
}

module.exports = lock;
module.exports.lock = lock;
module.exports.unlock = unlock;
module.exports.lockSync = lockSync;
module.exports.unlockSync = unlockSync;
module.exports.check = check;
module.exports.checkSync = checkSync;


/***/ }),

/***/ 3271:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const fs = __webpack_require__(35744);

function createSyncFs(fs) {
    const methods = ['mkdir', 'realpath', 'stat', 'rmdir', 'utimes'];
    const newFs = { ...fs };

    methods.forEach((method) => {
        newFs[method] = (...args) => {
            const callback = args.pop();
            let ret;

            try {
                ret = fs[`${method}Sync`](...args);
            } catch (err) {
                return callback(err);
            }

            callback(null, ret);
        };
    });

    return newFs;
}

// ----------------------------------------------------------

function toPromise(method) {
    return (...args) => new Promise((resolve, reject) => {
        args.push((err, result) => {
            if (err) {
                reject(err);
            } else {
                resolve(result);
            }
        });

        method(...args);
    });
}

function toSync(method) {
    return (...args) => {
        let err;
        let result;

        args.push((_err, _result) => {
            err = _err;
            result = _result;
        });

        method(...args);

        if (err) {
            throw err;
        }

        return result;
    };
}

function toSyncOptions(options) {
    // Shallow clone options because we are oging to mutate them
    options = { ...options };

    // Transform fs to use the sync methods instead
    options.fs = createSyncFs(options.fs || fs);

    // Retries are not allowed because it requires the flow to be sync
    if (
        (typeof options.retries === 'number' && options.retries > 0) ||
        (options.retries && typeof options.retries.retries === 'number' && options.retries.retries > 0)
    ) {
        throw Object.assign(new Error('Cannot use retries with the sync api'), { code: 'ESYNC' });
    }

    return options;
}

module.exports = {
    toPromise,
    toSync,
    toSyncOptions,
};


/***/ }),

/***/ 70743:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const path = __webpack_require__(16928);
const fs = __webpack_require__(35744);
const retry = __webpack_require__(5546);
const onExit = __webpack_require__(66627);
const mtimePrecision = __webpack_require__(34747);

const locks = {};

function getLockFile(file, options) {
    return options.lockfilePath || `${file}.lock`;
}

function resolveCanonicalPath(file, options, callback) {
    if (!options.realpath) {
        return callback(null, path.resolve(file));
    }

    // Use realpath to resolve symlinks
    // It also resolves relative paths
    options.fs.realpath(file, callback);
}

function acquireLock(file, options, callback) {
    const lockfilePath = getLockFile(file, options);

    // Use mkdir to create the lockfile (atomic operation)
    options.fs.mkdir(lockfilePath, (err) => {
        if (!err) {
            // At this point, we acquired the lock!
            // Probe the mtime precision
            return mtimePrecision.probe(lockfilePath, options.fs, (err, mtime, mtimePrecision) => {
                // If it failed, try to remove the lock..
                /* istanbul ignore if */
                if (err) {
                    options.fs.rmdir(lockfilePath, () => {});

                    return callback(err);
                }

                callback(null, mtime, mtimePrecision);
            });
        }

        // If error is not EEXIST then some other error occurred while locking
        if (err.code !== 'EEXIST') {
            return callback(err);
        }

        // Otherwise, check if lock is stale by analyzing the file mtime
        if (options.stale <= 0) {
            return callback(Object.assign(new Error('Lock file is already being held'), { code: 'ELOCKED', file }));
        }

        options.fs.stat(lockfilePath, (err, stat) => {
            if (err) {
                // Retry if the lockfile has been removed (meanwhile)
                // Skip stale check to avoid recursiveness
                if (err.code === 'ENOENT') {
                    return acquireLock(file, { ...options, stale: 0 }, callback);
                }

                return callback(err);
            }

            if (!isLockStale(stat, options)) {
                return callback(Object.assign(new Error('Lock file is already being held'), { code: 'ELOCKED', file }));
            }

            // If it's stale, remove it and try again!
            // Skip stale check to avoid recursiveness
            removeLock(file, options, (err) => {
                if (err) {
                    return callback(err);
                }

                acquireLock(file, { ...options, stale: 0 }, callback);
            });
        });
    });
}

function isLockStale(stat, options) {
    return stat.mtime.getTime() < Date.now() - options.stale;
}

function removeLock(file, options, callback) {
    // Remove lockfile, ignoring ENOENT errors
    options.fs.rmdir(getLockFile(file, options), (err) => {
        if (err && err.code !== 'ENOENT') {
            return callback(err);
        }

        callback();
    });
}

function updateLock(file, options) {
    const lock = locks[file];

    // Just for safety, should never happen
    /* istanbul ignore if */
    if (lock.updateTimeout) {
        return;
    }

    lock.updateDelay = lock.updateDelay || options.update;
    lock.updateTimeout = setTimeout(() => {
        lock.updateTimeout = null;

        // Stat the file to check if mtime is still ours
        // If it is, we can still recover from a system sleep or a busy event loop
        options.fs.stat(lock.lockfilePath, (err, stat) => {
            const isOverThreshold = lock.lastUpdate + options.stale < Date.now();

            // If it failed to update the lockfile, keep trying unless
            // the lockfile was deleted or we are over the threshold
            if (err) {
                if (err.code === 'ENOENT' || isOverThreshold) {
                    return setLockAsCompromised(file, lock, Object.assign(err, { code: 'ECOMPROMISED' }));
                }

                lock.updateDelay = 1000;

                return updateLock(file, options);
            }

            const isMtimeOurs = lock.mtime.getTime() === stat.mtime.getTime();

            if (!isMtimeOurs) {
                return setLockAsCompromised(
                    file,
                    lock,
                    Object.assign(
                        new Error('Unable to update lock within the stale threshold'),
                        { code: 'ECOMPROMISED' }
                    ));
            }

            const mtime = mtimePrecision.getMtime(lock.mtimePrecision);

            options.fs.utimes(lock.lockfilePath, mtime, mtime, (err) => {
                const isOverThreshold = lock.lastUpdate + options.stale < Date.now();

                // Ignore if the lock was released
                if (lock.released) {
                    return;
                }

                // If it failed to update the lockfile, keep trying unless
                // the lockfile was deleted or we are over the threshold
                if (err) {
                    if (err.code === 'ENOENT' || isOverThreshold) {
                        return setLockAsCompromised(file, lock, Object.assign(err, { code: 'ECOMPROMISED' }));
                    }

                    lock.updateDelay = 1000;

                    return updateLock(file, options);
                }

                // All ok, keep updating..
                lock.mtime = mtime;
                lock.lastUpdate = Date.now();
                lock.updateDelay = null;
                updateLock(file, options);
            });
        });
    }, lock.updateDelay);

    // Unref the timer so that the nodejs process can exit freely
    // This is safe because all acquired locks will be automatically released
    // on process exit

    // We first check that `lock.updateTimeout.unref` exists because some users
    // may be using this module outside of NodeJS (e.g., in an electron app),
    // and in those cases `setTimeout` return an integer.
    /* istanbul ignore else */
    if (lock.updateTimeout.unref) {
        lock.updateTimeout.unref();
    }
}

function setLockAsCompromised(file, lock, err) {
    // Signal the lock has been released
    lock.released = true;

    // Cancel lock mtime update
    // Just for safety, at this point updateTimeout should be null
    /* istanbul ignore if */
    if (lock.updateTimeout) {
        clearTimeout(lock.updateTimeout);
    }

    if (locks[file] === lock) {
        delete locks[file];
    }

    lock.options.onCompromised(err);
}

// ----------------------------------------------------------

function lock(file, options, callback) {
    /* istanbul ignore next */
    options = {
        stale: 10000,
        update: null,
        realpath: true,
        retries: 0,
        fs,
        onCompromised: (err) => { throw err; },
        ...options,
    };

    options.retries = options.retries || 0;
    options.retries = typeof options.retries === 'number' ? { retries: options.retries } : options.retries;
    options.stale = Math.max(options.stale || 0, 2000);
    options.update = options.update == null ? options.stale / 2 : options.update || 0;
    options.update = Math.max(Math.min(options.update, options.stale / 2), 1000);

    // Resolve to a canonical file path
    resolveCanonicalPath(file, options, (err, file) => {
        if (err) {
            return callback(err);
        }

        // Attempt to acquire the lock
        const operation = retry.operation(options.retries);

        operation.attempt(() => {
            acquireLock(file, options, (err, mtime, mtimePrecision) => {
                if (operation.retry(err)) {
                    return;
                }

                if (err) {
                    return callback(operation.mainError());
                }

                // We now own the lock
                const lock = locks[file] = {
                    lockfilePath: getLockFile(file, options),
                    mtime,
                    mtimePrecision,
                    options,
                    lastUpdate: Date.now(),
                };

                // We must keep the lock fresh to avoid staleness
                updateLock(file, options);

                callback(null, (releasedCallback) => {
                    if (lock.released) {
                        return releasedCallback &&
                            releasedCallback(Object.assign(new Error('Lock is already released'), { code: 'ERELEASED' }));
                    }

                    // Not necessary to use realpath twice when unlocking
                    unlock(file, { ...options, realpath: false }, releasedCallback);
                });
            });
        });
    });
}

function unlock(file, options, callback) {
    options = {
        fs,
        realpath: true,
        ...options,
    };

    // Resolve to a canonical file path
    resolveCanonicalPath(file, options, (err, file) => {
        if (err) {
            return callback(err);
        }

        // Skip if the lock is not acquired
        const lock = locks[file];

        if (!lock) {
            return callback(Object.assign(new Error('Lock is not acquired/owned by you'), { code: 'ENOTACQUIRED' }));
        }

        lock.updateTimeout && clearTimeout(lock.updateTimeout); // Cancel lock mtime update
        lock.released = true; // Signal the lock has been released
        delete locks[file]; // Delete from locks

        removeLock(file, options, callback);
    });
}

function check(file, options, callback) {
    options = {
        stale: 10000,
        realpath: true,
        fs,
        ...options,
    };

    options.stale = Math.max(options.stale || 0, 2000);

    // Resolve to a canonical file path
    resolveCanonicalPath(file, options, (err, file) => {
        if (err) {
            return callback(err);
        }

        // Check if lockfile exists
        options.fs.stat(getLockFile(file, options), (err, stat) => {
            if (err) {
                // If does not exist, file is not locked. Otherwise, callback with error
                return err.code === 'ENOENT' ? callback(null, false) : callback(err);
            }

            // Otherwise, check if lock is stale by analyzing the file mtime
            return callback(null, !isLockStale(stat, options));
        });
    });
}

function getLocks() {
    return locks;
}

// Remove acquired locks on exit
/* istanbul ignore next */
onExit(() => {
    for (const file in locks) {
        const options = locks[file].options;

        try { options.fs.rmdirSync(getLockFile(file, options)); } catch (e) { /* Empty */ }
    }
});

module.exports.lock = lock;
module.exports.unlock = unlock;
module.exports.check = check;
module.exports.getLocks = getLocks;


/***/ }),

/***/ 34747:
/***/ ((module) => {



const cacheSymbol = Symbol();

function probe(file, fs, callback) {
    const cachedPrecision = fs[cacheSymbol];

    if (cachedPrecision) {
        return fs.stat(file, (err, stat) => {
            /* istanbul ignore if */
            if (err) {
                return callback(err);
            }

            callback(null, stat.mtime, cachedPrecision);
        });
    }

    // Set mtime by ceiling Date.now() to seconds + 5ms so that it's "not on the second"
    const mtime = new Date((Math.ceil(Date.now() / 1000) * 1000) + 5);

    fs.utimes(file, mtime, mtime, (err) => {
        /* istanbul ignore if */
        if (err) {
            return callback(err);
        }

        fs.stat(file, (err, stat) => {
            /* istanbul ignore if */
            if (err) {
                return callback(err);
            }

            const precision = stat.mtime.getTime() % 1000 === 0 ? 's' : 'ms';

            // Cache the precision in a non-enumerable way
            Object.defineProperty(fs, cacheSymbol, { value: precision });

            callback(null, stat.mtime, precision);
        });
    });
}

function getMtime(precision) {
    let now = Date.now();

    if (precision === 's') {
        now = Math.ceil(now / 1000) * 1000;
    }

    return new Date(now);
}

module.exports.probe = probe;
module.exports.getMtime = getMtime;


/***/ }),

/***/ 5546:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__(67084);

/***/ }),

/***/ 67084:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var RetryOperation = __webpack_require__(39538);

exports.operation = function(options) {
  var timeouts = exports.timeouts(options);
  return new RetryOperation(timeouts, {
      forever: options && options.forever,
      unref: options && options.unref,
      maxRetryTime: options && options.maxRetryTime
  });
};

exports.timeouts = function(options) {
  if (options instanceof Array) {
    return [].concat(options);
  }

  var opts = {
    retries: 10,
    factor: 2,
    minTimeout: 1 * 1000,
    maxTimeout: Infinity,
    randomize: false
  };
  for (var key in options) {
    opts[key] = options[key];
  }

  if (opts.minTimeout > opts.maxTimeout) {
    throw new Error('minTimeout is greater than maxTimeout');
  }

  var timeouts = [];
  for (var i = 0; i < opts.retries; i++) {
    timeouts.push(this.createTimeout(i, opts));
  }

  if (options && options.forever && !timeouts.length) {
    timeouts.push(this.createTimeout(i, opts));
  }

  // sort the array numerically ascending
  timeouts.sort(function(a,b) {
    return a - b;
  });

  return timeouts;
};

exports.createTimeout = function(attempt, opts) {
  var random = (opts.randomize)
    ? (Math.random() + 1)
    : 1;

  var timeout = Math.round(random * opts.minTimeout * Math.pow(opts.factor, attempt));
  timeout = Math.min(timeout, opts.maxTimeout);

  return timeout;
};

exports.wrap = function(obj, options, methods) {
  if (options instanceof Array) {
    methods = options;
    options = null;
  }

  if (!methods) {
    methods = [];
    for (var key in obj) {
      if (typeof obj[key] === 'function') {
        methods.push(key);
      }
    }
  }

  for (var i = 0; i < methods.length; i++) {
    var method   = methods[i];
    var original = obj[method];

    obj[method] = function retryWrapper(original) {
      var op       = exports.operation(options);
      var args     = Array.prototype.slice.call(arguments, 1);
      var callback = args.pop();

      args.push(function(err) {
        if (op.retry(err)) {
          return;
        }
        if (err) {
          arguments[0] = op.mainError();
        }
        callback.apply(this, arguments);
      });

      op.attempt(function() {
        original.apply(obj, args);
      });
    }.bind(obj, original);
    obj[method].options = options;
  }
};


/***/ }),

/***/ 39538:
/***/ ((module) => {

function RetryOperation(timeouts, options) {
  // Compatibility for the old (timeouts, retryForever) signature
  if (typeof options === 'boolean') {
    options = { forever: options };
  }

  this._originalTimeouts = JSON.parse(JSON.stringify(timeouts));
  this._timeouts = timeouts;
  this._options = options || {};
  this._maxRetryTime = options && options.maxRetryTime || Infinity;
  this._fn = null;
  this._errors = [];
  this._attempts = 1;
  this._operationTimeout = null;
  this._operationTimeoutCb = null;
  this._timeout = null;
  this._operationStart = null;

  if (this._options.forever) {
    this._cachedTimeouts = this._timeouts.slice(0);
  }
}
module.exports = RetryOperation;

RetryOperation.prototype.reset = function() {
  this._attempts = 1;
  this._timeouts = this._originalTimeouts;
}

RetryOperation.prototype.stop = function() {
  if (this._timeout) {
    clearTimeout(this._timeout);
  }

  this._timeouts       = [];
  this._cachedTimeouts = null;
};

RetryOperation.prototype.retry = function(err) {
  if (this._timeout) {
    clearTimeout(this._timeout);
  }

  if (!err) {
    return false;
  }
  var currentTime = new Date().getTime();
  if (err && currentTime - this._operationStart >= this._maxRetryTime) {
    this._errors.unshift(new Error('RetryOperation timeout occurred'));
    return false;
  }

  this._errors.push(err);

  var timeout = this._timeouts.shift();
  if (timeout === undefined) {
    if (this._cachedTimeouts) {
      // retry forever, only keep last error
      this._errors.splice(this._errors.length - 1, this._errors.length);
      this._timeouts = this._cachedTimeouts.slice(0);
      timeout = this._timeouts.shift();
    } else {
      return false;
    }
  }

  var self = this;
  var timer = setTimeout(function() {
    self._attempts++;

    if (self._operationTimeoutCb) {
      self._timeout = setTimeout(function() {
        self._operationTimeoutCb(self._attempts);
      }, self._operationTimeout);

      if (self._options.unref) {
          self._timeout.unref();
      }
    }

    self._fn(self._attempts);
  }, timeout);

  if (this._options.unref) {
      timer.unref();
  }

  return true;
};

RetryOperation.prototype.attempt = function(fn, timeoutOps) {
  this._fn = fn;

  if (timeoutOps) {
    if (timeoutOps.timeout) {
      this._operationTimeout = timeoutOps.timeout;
    }
    if (timeoutOps.cb) {
      this._operationTimeoutCb = timeoutOps.cb;
    }
  }

  var self = this;
  if (this._operationTimeoutCb) {
    this._timeout = setTimeout(function() {
      self._operationTimeoutCb();
    }, self._operationTimeout);
  }

  this._operationStart = new Date().getTime();

  this._fn(this._attempts);
};

RetryOperation.prototype.try = function(fn) {
  console.log('Using RetryOperation.try() is deprecated');
  this.attempt(fn);
};

RetryOperation.prototype.start = function(fn) {
  console.log('Using RetryOperation.start() is deprecated');
  this.attempt(fn);
};

RetryOperation.prototype.start = RetryOperation.prototype.try;

RetryOperation.prototype.errors = function() {
  return this._errors;
};

RetryOperation.prototype.attempts = function() {
  return this._attempts;
};

RetryOperation.prototype.mainError = function() {
  if (this._errors.length === 0) {
    return null;
  }

  var counts = {};
  var mainError = null;
  var mainErrorCount = 0;

  for (var i = 0; i < this._errors.length; i++) {
    var error = this._errors[i];
    var message = error.message;
    var count = (counts[message] || 0) + 1;

    counts[message] = count;

    if (count >= mainErrorCount) {
      mainError = error;
      mainErrorCount = count;
    }
  }

  return mainError;
};


/***/ }),

/***/ 66627:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

// Note: since nyc uses this module to output coverage, any lines
// that are in the direct sync flow of nyc's outputCoverage are
// ignored, since we can never get coverage for them.
// grab a reference to node's real process object right away
var process = global.process

const processOk = function (process) {
  return process &&
    typeof process === 'object' &&
    typeof process.removeListener === 'function' &&
    typeof process.emit === 'function' &&
    typeof process.reallyExit === 'function' &&
    typeof process.listeners === 'function' &&
    typeof process.kill === 'function' &&
    typeof process.pid === 'number' &&
    typeof process.on === 'function'
}

// some kind of non-node environment, just no-op
/* istanbul ignore if */
if (!processOk(process)) {
  module.exports = function () {
    return function () {}
  }
} else {
  var assert = __webpack_require__(42613)
  var signals = __webpack_require__(41430)
  var isWin = /^win/i.test(process.platform)

  var EE = __webpack_require__(24434)
  /* istanbul ignore if */
  if (typeof EE !== 'function') {
    EE = EE.EventEmitter
  }

  var emitter
  if (process.__signal_exit_emitter__) {
    emitter = process.__signal_exit_emitter__
  } else {
    emitter = process.__signal_exit_emitter__ = new EE()
    emitter.count = 0
    emitter.emitted = {}
  }

  // Because this emitter is a global, we have to check to see if a
  // previous version of this library failed to enable infinite listeners.
  // I know what you're about to say.  But literally everything about
  // signal-exit is a compromise with evil.  Get used to it.
  if (!emitter.infinite) {
    emitter.setMaxListeners(Infinity)
    emitter.infinite = true
  }

  module.exports = function (cb, opts) {
    /* istanbul ignore if */
    if (!processOk(global.process)) {
      return function () {}
    }
    assert.equal(typeof cb, 'function', 'a callback must be provided for exit handler')

    if (loaded === false) {
      load()
    }

    var ev = 'exit'
    if (opts && opts.alwaysLast) {
      ev = 'afterexit'
    }

    var remove = function () {
      emitter.removeListener(ev, cb)
      if (emitter.listeners('exit').length === 0 &&
          emitter.listeners('afterexit').length === 0) {
        unload()
      }
    }
    emitter.on(ev, cb)

    return remove
  }

  var unload = function unload () {
    if (!loaded || !processOk(global.process)) {
      return
    }
    loaded = false

    signals.forEach(function (sig) {
      try {
        process.removeListener(sig, sigListeners[sig])
      } catch (er) {}
    })
    process.emit = originalProcessEmit
    process.reallyExit = originalProcessReallyExit
    emitter.count -= 1
  }
  module.exports.unload = unload

  var emit = function emit (event, code, signal) {
    /* istanbul ignore if */
    if (emitter.emitted[event]) {
      return
    }
    emitter.emitted[event] = true
    emitter.emit(event, code, signal)
  }

  // { <signal>: <listener fn>, ... }
  var sigListeners = {}
  signals.forEach(function (sig) {
    sigListeners[sig] = function listener () {
      /* istanbul ignore if */
      if (!processOk(global.process)) {
        return
      }
      // If there are no other listeners, an exit is coming!
      // Simplest way: remove us and then re-send the signal.
      // We know that this will kill the process, so we can
      // safely emit now.
      var listeners = process.listeners(sig)
      if (listeners.length === emitter.count) {
        unload()
        emit('exit', null, sig)
        /* istanbul ignore next */
        emit('afterexit', null, sig)
        /* istanbul ignore next */
        if (isWin && sig === 'SIGHUP') {
          // "SIGHUP" throws an `ENOSYS` error on Windows,
          // so use a supported signal instead
          sig = 'SIGINT'
        }
        /* istanbul ignore next */
        process.kill(process.pid, sig)
      }
    }
  })

  module.exports.signals = function () {
    return signals
  }

  var loaded = false

  var load = function load () {
    if (loaded || !processOk(global.process)) {
      return
    }
    loaded = true

    // This is the number of onSignalExit's that are in play.
    // It's important so that we can count the correct number of
    // listeners on signals, and don't wait for the other one to
    // handle it instead of us.
    emitter.count += 1

    signals = signals.filter(function (sig) {
      try {
        process.on(sig, sigListeners[sig])
        return true
      } catch (er) {
        return false
      }
    })

    process.emit = processEmit
    process.reallyExit = processReallyExit
  }
  module.exports.load = load

  var originalProcessReallyExit = process.reallyExit
  var processReallyExit = function processReallyExit (code) {
    /* istanbul ignore if */
    if (!processOk(global.process)) {
      return
    }
    process.exitCode = code || /* istanbul ignore next */ 0
    emit('exit', process.exitCode, null)
    /* istanbul ignore next */
    emit('afterexit', process.exitCode, null)
    /* istanbul ignore next */
    originalProcessReallyExit.call(process, process.exitCode)
  }

  var originalProcessEmit = process.emit
  var processEmit = function processEmit (ev, arg) {
    if (ev === 'exit' && processOk(global.process)) {
      /* istanbul ignore else */
      if (arg !== undefined) {
        process.exitCode = arg
      }
      var ret = originalProcessEmit.apply(this, arguments)
      /* istanbul ignore next */
      emit('exit', process.exitCode, null)
      /* istanbul ignore next */
      emit('afterexit', process.exitCode, null)
      /* istanbul ignore next */
      return ret
    } else {
      return originalProcessEmit.apply(this, arguments)
    }
  }
}


/***/ }),

/***/ 41430:
/***/ ((module) => {

// This is not the set of all possible signals.
//
// It IS, however, the set of all signals that trigger
// an exit on either Linux or BSD systems.  Linux is a
// superset of the signal names supported on BSD, and
// the unknown signals just fail to register, so we can
// catch that easily enough.
//
// Don't bother with SIGKILL.  It's uncatchable, which
// means that we can't fire any callbacks anyway.
//
// If a user does happen to register a handler on a non-
// fatal signal like SIGWINCH or something, and then
// exit, it'll end up firing `process.emit('exit')`, so
// the handler will be fired anyway.
//
// SIGBUS, SIGFPE, SIGSEGV and SIGILL, when not raised
// artificially, inherently leave the process in a
// state from which it is not safe to try and enter JS
// listeners.
module.exports = [
  'SIGABRT',
  'SIGALRM',
  'SIGHUP',
  'SIGINT',
  'SIGTERM'
]

if (process.platform !== 'win32') {
  module.exports.push(
    'SIGVTALRM',
    'SIGXCPU',
    'SIGXFSZ',
    'SIGUSR2',
    'SIGTRAP',
    'SIGSYS',
    'SIGQUIT',
    'SIGIOT'
    // should detect profiler and enable/disable accordingly.
    // see #21
    // 'SIGPROF'
  )
}

if (process.platform === 'linux') {
  module.exports.push(
    'SIGIO',
    'SIGPOLL',
    'SIGPWR',
    'SIGSTKFLT',
    'SIGUNUSED'
  )
}


/***/ }),

/***/ 70544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTrends: () => (/* binding */ readTrends),
  recordTrend: () => (/* binding */ recordTrend)
});

// UNUSED EXPORTS: historyPath

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./node_modules/proper-lockfile/index.js
var proper_lockfile = __webpack_require__(83648);
;// CONCATENATED MODULE: ./build/src/store/journal.js
// A journal: a file of one JSON record a line, to which any number of processes append. Knows nothing of what a record means.
// Writers take an exclusive lock for each line. Readers need none: they look for the last line break first and then read only what
// lies before it, which no writer ever changes, so that a read-only copy is as readable as a live journal.




/** Longest record, in bytes, its line break left out. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;
/** How much is read at a time, in bytes. */
const CHUNK_BYTES = 1024 * 1024;
const LINE_BREAK = 0x0a;
/** A lock whose owner was killed is free after this time, in milliseconds; a living owner renews it well before. */
const STALE_MS = 5_000;
/** How often a taken lock is asked for again, and how long between two times, in milliseconds: together longer than it takes to go stale. */
const RETRIES = { retries: 1_000, factor: 1, minTimeout: 4, maxTimeout: 30, randomize: true };
/**
 * Appends one record, whole or not at all. What a killed writer left behind the last line break goes first.
 * @param line the record as JSON without a line break
 * @throws Error of the file system, or when the lock could not be had; RangeError for a record that is too large
 */
async function appendRecord(path, line) {
    const bytes = Buffer.from(`${line}\n`);
    if (bytes.length > MAX_RECORD_BYTES + 1)
        throw new RangeError(`a record has ${bytes.length - 1} bytes, the limit is ${MAX_RECORD_BYTES}`);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const release = await (0,proper_lockfile.lock)(path, { realpath: false, stale: STALE_MS, retries: RETRIES, onCompromised: () => undefined });
    try {
        const file = await (0,promises_.open)(path, "a+");
        try {
            const { size } = await file.stat();
            const whole = await wholeBytes(file, size);
            if (whole < size)
                await file.truncate(whole);
            // One write of one line: even a writer that lost its lock cannot land inside of it.
            await writeAll(file, bytes);
        }
        finally {
            await file.close();
        }
    }
    finally {
        // A lock that somebody took for stale is no longer ours to free.
        await release().catch(() => undefined);
    }
}
async function writeAll(file, bytes) {
    for (let done = 0; done < bytes.length;)
        done += (await file.write(bytes, done)).bytesWritten;
}
/**
 * How many bytes of the file are whole lines: everything up to its last line break.
 * @param size the file's size
 */
async function wholeBytes(file, size) {
    // Most files end in a line break, so a byte usually answers.
    for (let end = size, length = 1; end > 0; end -= length, length = Math.min(CHUNK_BYTES, end)) {
        length = Math.min(length, end);
        const piece = Buffer.alloc(length);
        const { bytesRead } = await file.read(piece, 0, length, end - length);
        const at = piece.subarray(0, bytesRead).lastIndexOf(LINE_BREAK);
        if (at !== -1)
            return end - length + at + 1;
    }
    return 0;
}
/**
 * The lines of a stretch, in groups as they were read.
 * @param name the file as messages name it
 * @throws UsageError for a record that is too large
 */
async function* readLines(file, name, stretch) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let number = stretch.firstLine;
    let offset = stretch.from;
    let rest = Buffer.alloc(0);
    for (let at = stretch.from; at < stretch.to;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(CHUNK_BYTES, stretch.to - at), at);
        if (bytesRead === 0)
            throw corrupt(name, number, "the file became shorter while it was read");
        const bytes = chunk.subarray(0, bytesRead);
        stretch.onBytes?.(bytes);
        at += bytesRead;
        const joined = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
        const lines = [];
        let start = 0;
        for (let end = joined.indexOf(LINE_BREAK); end !== -1; end = joined.indexOf(LINE_BREAK, start)) {
            const length = end - start;
            if (length > MAX_RECORD_BYTES)
                throw tooLarge(name, number);
            lines.push({ number, offset, length, text: joined.toString("utf8", start, end) });
            number += 1;
            offset += length + 1;
            start = end + 1;
        }
        if (joined.length - start > MAX_RECORD_BYTES)
            throw tooLarge(name, number);
        // A copy: the chunk is filled again.
        rest = Buffer.from(joined.subarray(start));
        if (lines.length > 0)
            yield lines;
    }
}
function tooLarge(name, line) {
    return corrupt(name, line, `a record is larger than ${MAX_RECORD_BYTES} bytes`);
}
/** The refusal of a journal, with the place. */
function corrupt(name, line, problem) {
    return new errors/* UsageError */.eb(`${name}:${line}: ${problem}; repair or remove this line, or move the file away to start a new history`);
}

;// CONCATENATED MODULE: ./build/src/store/sqlite.js
// SQLite where this Node.js has it (22.13 and later), without the warning that it is new. Declares what of it is used, since the
// types this project compiles against are older.
/** The built-in SQLite; null where this Node.js has none. */
function sqlite() {
    // Not an import: it would fail to load where the module is missing.
    const builtin = process.getBuiltinModule;
    if (builtin === undefined)
        return null;
    const restore = Object.getOwnPropertyDescriptor(process, "emitWarning");
    const original = process.emitWarning.bind(process);
    const quiet = (...words) => {
        if (!String(words[0]).startsWith("SQLite is an experimental feature"))
            original(...words);
    };
    process.emitWarning = quiet;
    try {
        const found = builtin("node:sqlite");
        return found?.DatabaseSync ?? null;
    }
    catch {
        return null;
    }
    finally {
        if (restore === undefined)
            Reflect.deleteProperty(process, "emitWarning");
        else
            Object.defineProperty(process, "emitWarning", restore);
    }
}

// EXTERNAL MODULE: ./build/src/store/trend-record.js
var trend_record = __webpack_require__(17124);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/store/trends-cache.js
// trends.db: which runs each server has and where in the journal they stand, so that a read parses only what was appended. Derived:
// it may be deleted at any time, and every record is still read from the journal itself, so that a damaged cache cannot change one.




/** Changes whenever tables, their meaning or the reading of records do; another version's cache is made anew. */
const CACHE_VERSION = "1";
/** How long to wait for another reader that refreshes the cache, in milliseconds. */
const BUSY_MS = 3_000;
/** How old a file's last change must be to tell the next one from it, in milliseconds; FAT, the coarsest, counts in two seconds. */
const SETTLED_MS = 2_500;
/** Equals no file's. */
const UNSETTLED = "unsettled";
const TABLES = `
CREATE TABLE checkpoint (only INTEGER PRIMARY KEY CHECK (only = 1), version TEXT NOT NULL, bytes INTEGER NOT NULL, lines INTEGER NOT NULL,
  sha256 TEXT NOT NULL, stat TEXT NOT NULL) STRICT;
CREATE TABLE servers (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE points (server INTEGER NOT NULL, at INTEGER NOT NULL, line INTEGER NOT NULL, offset INTEGER NOT NULL, length INTEGER NOT NULL,
  PRIMARY KEY (server, at, line)) STRICT, WITHOUT ROWID;`;
const NOTHING_READ = { bytes: 0, lines: 0, sha256: "", stat: "" };
/**
 * The last runs of every server, oldest first, from the cache, which is brought up to date or made anew as needed.
 * @param most runs of each server, at most
 * @throws UsageError for a corrupt journal; any other error means that the cache is of no use here
 */
async function cachedRecords(journal, most) {
    try {
        return await withDatabase(journal, journal.cachePath, async (db) => {
            if (!(await refresh(journal, db)))
                throw new StaleCache();
            return lastRecords(journal, db, most);
        });
    }
    catch (error) {
        if (!isUseless(error))
            throw error;
    }
    return rebuilt(journal, most);
}
/** The cache does not belong to this journal, or is damaged. */
class StaleCache extends Error {
    name = "StaleCache";
}
function isUseless(error) {
    return error instanceof StaleCache || error?.code === "ERR_SQLITE_ERROR";
}
/** A new cache beside the old one, which it replaces only when it is complete. */
async function rebuilt(journal, most) {
    const draft = `${journal.cachePath}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        const records = await withDatabase(journal, draft, async (db) => {
            // Nobody else sees the draft, and a crash throws it away.
            db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
            db.exec(`BEGIN; ${TABLES}`);
            await append(journal, db, NOTHING_READ, (0,external_node_crypto_.createHash)("sha256"));
            db.exec("COMMIT");
            return lastRecords(journal, db, most);
        });
        // What a crashed refresh of the old cache left to roll back would be rolled into the new one.
        await (0,promises_.rm)(`${journal.cachePath}-journal`, { force: true });
        await (0,promises_.rename)(draft, journal.cachePath);
        return records;
    }
    finally {
        await (0,promises_.rm)(draft, { force: true });
        await (0,promises_.rm)(`${draft}-journal`, { force: true });
    }
}
async function withDatabase({ open: Open }, path, work) {
    const db = new Open(path);
    try {
        db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
        return await work(db);
    }
    finally {
        db.close();
    }
}
/** Reads what was appended since the checkpoint. @returns false when the cache cannot be continued */
async function refresh(journal, db) {
    const seen = checkpointOf(db);
    if (seen === null)
        return false;
    // The change time cannot be set by a program, so equal times mean equal bytes.
    const stat = await statOf(journal.file);
    if (stat !== UNSETTLED && seen.stat === stat)
        return true;
    db.exec("BEGIN IMMEDIATE");
    try {
        // Another reader may have been faster.
        const before = checkpointOf(db);
        const digest = before === null ? null : await digestOf(journal.file, before.bytes);
        const isSame = before !== null && digest !== null && digest.copy().digest("hex") === before.sha256;
        if (isSame)
            await append(journal, db, before, digest);
        db.exec(isSame ? "COMMIT" : "ROLLBACK");
        return isSame;
    }
    catch (error) {
        rollBack(db);
        throw error;
    }
}
/** Some errors have ended the transaction already. */
function rollBack(db) {
    try {
        db.exec("ROLLBACK");
    }
    catch {
        // There was nothing left to undo.
    }
}
function checkpointOf(db) {
    const row = db.prepare("SELECT * FROM checkpoint").get();
    if (row?.["version"] !== CACHE_VERSION)
        return null;
    const { bytes, lines, sha256, stat } = row;
    if (typeof bytes !== "number" || typeof lines !== "number" || typeof sha256 !== "string" || typeof stat !== "string")
        return null;
    return { bytes, lines, sha256, stat };
}
/** The digest of the journal's first bytes, ready to go on; null when it has fewer. */
async function digestOf(file, bytes) {
    const hash = (0,external_node_crypto_.createHash)("sha256");
    const chunk = Buffer.alloc(Math.min(bytes, 4 * 1024 * 1024));
    for (let at = 0; at < bytes;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, bytes - at), at);
        if (bytesRead === 0)
            return null;
        hash.update(chunk.subarray(0, bytesRead));
        at += bytesRead;
    }
    return hash;
}
/** Adds what stands behind the checkpoint and moves it. */
async function append({ file, name }, db, from, digest) {
    // Taken first: a record that is appended meanwhile makes the next reader look again.
    const stat = await statOf(file);
    const to = await wholeBytes(file, (await file.stat()).size);
    if (to < from.bytes)
        throw new StaleCache();
    const servers = new Map();
    for (const { id, name: server } of db.prepare("SELECT id, name FROM servers").all())
        servers.set(String(server), Number(id));
    const addServer = db.prepare("INSERT INTO servers (id, name) VALUES (?, ?)");
    const addPoint = db.prepare("INSERT INTO points (server, at, line, offset, length) VALUES (?, ?, ?, ?, ?)");
    let lines = from.lines;
    const stretch = { from: from.bytes, to, firstLine: from.lines + 1, onBytes: (bytes) => void digest.update(bytes) };
    for await (const group of readLines(file, name, stretch)) {
        for (const { number, offset, length, text } of group) {
            const read = (0,trend_record/* readTrendRecord */.FG)(text);
            if (typeof read === "string")
                throw corrupt(name, number, read);
            const { server } = read.record;
            let id = servers.get(server);
            if (id === undefined) {
                id = servers.size + 1;
                servers.set(server, id);
                addServer.run(id, server);
            }
            addPoint.run(id, read.at, number, offset, length);
            lines = number;
        }
    }
    db.prepare("INSERT OR REPLACE INTO checkpoint (only, version, bytes, lines, sha256, stat) VALUES (1, ?, ?, ?, ?, ?)").run(CACHE_VERSION, to, lines, digest.digest("hex"), stat);
}
/** What changes whenever the file's bytes do: which file it is, its size, and when its bytes and its entry were last changed. */
async function statOf(file) {
    const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = await file.stat({ bigint: true });
    // File systems count time in steps: another change within the same step would not show.
    const isSettled = Date.now() - Number(ctimeMs) > SETTLED_MS;
    return isSettled ? [dev, ino, size, mtimeNs, ctimeNs].join(" ") : UNSETTLED;
}
async function lastRecords({ file }, db, most) {
    const query = db.prepare("SELECT at, offset, length FROM points WHERE server = ? ORDER BY at DESC, line DESC LIMIT ?");
    const found = new Map();
    for (const { id, name } of db.prepare("SELECT id, name FROM servers ORDER BY name").all()) {
        if (id === undefined || typeof name !== "string")
            throw new StaleCache();
        const records = [];
        for (const { at, offset, length } of query.all(id, most)) {
            records.push(await recordAt(file, { server: name, at: Number(at), offset: Number(offset), length: Number(length) }));
        }
        if (records.length === 0)
            throw new StaleCache();
        found.set(name, records.reverse());
    }
    return found;
}
/** The record itself, from the journal: the cache's word for where it stands is checked. */
async function recordAt(file, point) {
    const { size } = await file.stat();
    if (!(point.offset >= 0 && point.length >= 0 && point.offset + point.length < size))
        throw new StaleCache();
    const bytes = Buffer.alloc(point.length);
    const { bytesRead } = await file.read(bytes, 0, point.length, point.offset);
    const read = bytesRead === point.length ? (0,trend_record/* readTrendRecord */.FG)(bytes.toString("utf8")) : "cut";
    if (typeof read === "string" || read.record.server !== point.server || read.at !== point.at)
        throw new StaleCache();
    return read;
}

;// CONCATENATED MODULE: ./build/src/store/trends.js
// The history of readiness under a home: appends a run's record and reads the last runs of each server back, from the cache where there
// can be one, else by reading the whole journal. Both ways give the same answer.







/** The journal's path below a home. */
function historyPath(home) {
    return (0,external_node_path_.join)(home, "store", "probes", "history.jsonl");
}
/** Appends one run. @throws Error of the file system, or when the journal stayed locked */
function recordTrend(home, record) {
    return appendRecord(historyPath(home), JSON.stringify(record));
}
/**
 * The last runs of every server; equal times keep the order in which they were appended. Without a journal there are none.
 * @param most runs of each server, at most
 * @param database what opens the cache; null to read the whole journal. By default what this Node.js has
 * @throws UsageError for a journal that cannot be read or holds a line that is no record, with its number
 */
async function readTrends(home, most, database = sqlite()) {
    const path = historyPath(home);
    let file;
    try {
        file = await (0,promises_.open)(path, "r");
    }
    catch (error) {
        if (error.code === "ENOENT")
            return new Map();
        throw unreadable(path, error);
    }
    try {
        return recordsOnly(await lastRuns(file, { path, cachePath: (0,external_node_path_.join)(home, "trends.db"), most, database }));
    }
    catch (error) {
        throw unreadable(path, error);
    }
    finally {
        await file.close();
    }
}
/** What the file system says becomes a mistake of the user, with the place; anything else stays what it is. */
function unreadable(path, error) {
    const { code, syscall } = error;
    return syscall === undefined ? error : new errors/* UsageError */.eb(`cannot read ${path}: ${code ?? "unreadable"}`);
}
async function lastRuns(file, { path, cachePath, most, database }) {
    if (database !== null) {
        try {
            return await cachedRecords({ file, name: path, cachePath, open: database }, most);
        }
        catch (error) {
            // A corrupt journal stays corrupt however it is read; a cache that cannot be used (a read-only copy, a full disk) is not needed.
            if (error instanceof errors/* UsageError */.eb)
                throw error;
        }
    }
    return scanned(file, path, most);
}
/** Reads every record, keeping of each server only what may be asked for. */
async function scanned(file, name, most) {
    const found = new Map();
    const to = await wholeBytes(file, (await file.stat()).size);
    for await (const lines of readLines(file, name, { from: 0, to, firstLine: 1 })) {
        for (const { number, text } of lines) {
            const read = (0,trend_record/* readTrendRecord */.FG)(text);
            if (typeof read === "string")
                throw corrupt(name, number, read);
            const runs = found.get(read.record.server);
            if (runs === undefined) {
                found.set(read.record.server, [read]);
            }
            else if (runs.push(read) > 2 * most + 64) {
                runs.splice(0, Infinity, ...latest(runs, most));
            }
        }
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([server, runs]) => [server, latest(runs, most)]));
}
/** Sorting keeps the order of equal times, which is that of the journal. */
function latest(runs, most) {
    return runs.toSorted((a, b) => a.at - b.at).slice(-most);
}
function recordsOnly(runs) {
    return new Map([...runs].map(([server, reads]) => [server, reads.map(({ record }) => record)]));
}


/***/ })

};
