/** The text of the pages' own sheet; the build puts it here. */
export const sheet = "@@sheet";
