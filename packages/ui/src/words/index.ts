export { countedIn, type Counted, type CountForms } from "./counted.ts";
export { english } from "./english.ts";
export type { GivenWords, UiWords } from "./words.types.ts";
