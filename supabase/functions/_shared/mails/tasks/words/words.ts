import type { InEachLanguage } from "../../languages.ts";
import { words as ar } from "./ar.ts";
import { words as de } from "./de.ts";
import { words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as fr } from "./fr.ts";
import { words as ja } from "./ja.ts";
import { words as pt } from "./pt.ts";
import type { TaskWords } from "./words.types.ts";
import { words as zh } from "./zh.ts";

/** What mails to a helper say. */
export const taskWords: InEachLanguage<TaskWords> = { ar, de, en, es, fr, ja, pt, zh };
