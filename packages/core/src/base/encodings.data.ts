import type { Script, TextEncodingName } from "./encodings.types.ts";

/** What can be chosen where a list's letters look wrong, in words. */
export const encodingNames: Record<TextEncodingName, string> = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode (UTF-16)",
  "utf-16be": "Unicode (UTF-16, big-endian)",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1254": "Turkish (Windows-1254)",
  "windows-1250": "Central European (Windows-1250)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "windows-1253": "Greek (Windows-1253)",
  "windows-1255": "Hebrew (Windows-1255)",
  "windows-1256": "Arabic (Windows-1256)",
  "windows-1257": "Baltic (Windows-1257)",
  shift_jis: "Japanese (Shift JIS)",
  gb18030: "Chinese, simplified (GB 18030)",
  big5: "Chinese, traditional (Big5)",
  "euc-kr": "Korean (EUC-KR)",
};

const western = /[àáâãäåæçèéêëìíîïñòóôõöøœßùúûüÿ]/;

/** How spreadsheets save lists outside Unicode, the most usual first: where two fit as well, the first is taken. */
export const scripts: readonly Script[] = [
  { encoding: "windows-1252", languages: ["en"], letters: western, isLatin: true },
  { encoding: "windows-1254", languages: ["tr", "az"], letters: /[çğıiöşüâîû]/, isLatin: true },
  { encoding: "windows-1250", languages: ["pl"], letters: /[ąćęłńóśźż]/, isLatin: true },
  {
    encoding: "windows-1250",
    languages: ["cs", "sk"],
    letters: /[áäčďéěíĺľňóôŕřšťúůýž]/,
    isLatin: true,
  },
  { encoding: "windows-1250", languages: ["hu"], letters: /[áéíóöőúüű]/, isLatin: true },
  { encoding: "windows-1250", languages: ["ro"], letters: /[ăâîşţșț]/, isLatin: true },
  {
    encoding: "windows-1250",
    languages: ["hr", "sl", "sr", "bs"],
    letters: /[čćđšž]/,
    isLatin: true,
  },
  { encoding: "windows-1257", languages: ["lt"], letters: /[ąčęėįšųūž]/, isLatin: true },
  { encoding: "windows-1257", languages: ["lv"], letters: /[āčēģīķļņšūž]/, isLatin: true },
  { encoding: "windows-1252", languages: ["is"], letters: /[áðéíóúýþæö]/, isLatin: true },
  {
    encoding: "windows-1251",
    languages: ["ru", "uk", "bg", "sr", "mk", "be"],
    letters: /[а-яёіїєґђјљњћџѓќў]/,
    common: /[оеаинтсрвл]/,
    isLatin: false,
  },
  {
    encoding: "windows-1253",
    languages: ["el"],
    letters: /[α-ωάέήίόύώϊϋΐΰς]/,
    common: /[αοιετσνηυρς]/,
    isLatin: false,
  },
  {
    encoding: "windows-1255",
    languages: ["he"],
    letters: /[א-ת]/,
    common: /[יוהלאברתמש]/,
    isLatin: false,
  },
  {
    encoding: "windows-1256",
    languages: ["ar", "fa", "ur"],
    letters: /[ء-يپچژگ]/,
    common: /[اليمنورتبد]/,
    isLatin: false,
  },
  {
    encoding: "shift_jis",
    languages: ["ja"],
    letters: /[ぁ-ゖァ-ヺー一-龠々]/,
    common: /[ぁ-ゖァ-ヺー名田山子氏島川]/,
    isLatin: false,
  },
  { encoding: "euc-kr", languages: ["ko"], letters: /[가-힣]/, common: /[가-힣]/, isLatin: false },
  {
    encoding: "gb18030",
    languages: ["zh"],
    letters: /[一-龠]/,
    common: /[名王李张刘陈杨小明]/,
    isLatin: false,
  },
  {
    encoding: "big5",
    languages: ["zh"],
    letters: /[一-龠]/,
    common: /[名王李張劉陳楊小明]/,
    isLatin: false,
  },
];
