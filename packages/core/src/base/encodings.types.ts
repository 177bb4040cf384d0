/** How a text file's bytes become letters; names of the Encoding Standard. */
export type TextEncodingName =
  | "utf-8"
  | "utf-16le"
  | "utf-16be"
  | "windows-1252"
  | "windows-1254"
  | "windows-1250"
  | "windows-1251"
  | "windows-1253"
  | "windows-1255"
  | "windows-1256"
  | "windows-1257"
  | "shift_jis"
  | "gb18030"
  | "big5"
  | "euc-kr";

/** What a reading is judged by: the letters beside a to z that its lists are written with. */
export interface Script {
  encoding: TextEncodingName;
  /** The languages that it is for; the reader's own decides where two fit as well. */
  languages: readonly string[];
  /** Small letters beside a to z. */
  letters: RegExp;
  /** Those that stand most often: of scripts that share their bytes, the right one has more of them. */
  common?: RegExp;
  /** Whether its letters stand among a to z in one word. */
  isLatin: boolean;
}

/** How bytes are to be read: as somebody chose, or as fits a reader of these languages (BCP 47). */
export interface ReadingHow {
  chosen?: TextEncodingName | undefined;
  languages?: readonly string[] | undefined;
}
