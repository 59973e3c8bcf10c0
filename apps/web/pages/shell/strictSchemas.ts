// Schemas would try whether they may compile code. Our pages forbid it, and Firefox complains of the attempt in the
// console. This must be said before the first schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
