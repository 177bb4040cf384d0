/** Whether this script carries one widget's first data: then it is for other people's pages. */
declare const JUBILEE_ONE: boolean | undefined;

/** The event's own page may ask its question first, in its own words and dress; no other does. */
export const mayAskFirst = typeof JUBILEE_ONE !== "boolean" || !JUBILEE_ONE;
