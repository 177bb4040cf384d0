/** A name inside a sentence that may run the other way: as `<bdi>`, where there is only text. */
export const apart = (name: string): string => `\u2068${name}\u2069`;
