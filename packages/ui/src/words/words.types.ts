import type { english } from "./english.ts";

/** Every word that components say by themselves, by component; `shared` are those of several. */
export type UiWords = typeof english;

/** Words in another language. What is left out stays English. */
export type GivenWords = { readonly [Group in keyof UiWords]?: Partial<UiWords[Group]> };
