export { Composer, type ComposerProps } from "./Composer.tsx";
export { ComposerFileList } from "./ComposerFileList.tsx";
export type { ComposerFile, ComposerFiles, ComposerQuote } from "./composer.types.ts";
export { englishComposer, type ComposerWords } from "./composerWords.ts";
