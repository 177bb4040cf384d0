/** Set by `npm test`: of what is slow, some by lot (`short-form.ts`). Who runs a file by itself has it whole. */
export const isShortRun = process.env["JUBILEE_TESTS"] === "short";

/** Set by `npm test -- --long`: everything on both databases, in every look. */
export const isLongRun = process.env["JUBILEE_TESTS"] === "long";

/** Set by `npm test -- --area tickets`: only what belongs to that area. */
export const onlyArea = process.env["JUBILEE_TESTS_AREA"] ?? null;

/** What is left behind once is left each time: a few dozen show it. */
export const manyTimes = isLongRun ? 100 : 25;
