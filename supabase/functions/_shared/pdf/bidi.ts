// Deno takes the package's own types for those of CommonJS, without a default export.
// @ts-types="./bidi.types.ts"
import createBidi from "bidi-js";

/** The order in which letters of several directions stand (Unicode's bidirectional algorithm). */
export const bidi = createBidi();
