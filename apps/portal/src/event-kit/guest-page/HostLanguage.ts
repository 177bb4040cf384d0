import { createContext } from "react";

/**
 * The language that a page's hosts write in, as a language tag. Their words are marked with it, so that
 * screen readers pronounce and browsers hyphenate them by it; the page's own words are not.
 */
export const HostLanguage = createContext<string | undefined>(undefined);
