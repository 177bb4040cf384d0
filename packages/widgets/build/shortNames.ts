/**
 * Names that only the widgets' own scripts say to each other. The builds for pages write them as
 * single letters, the same in every script, which saves a fortieth of a widget. A name that the
 * browser, the server, a host's words or a later script's exports know too must not stand here:
 * shortNames.test.ts holds it.
 */
const names = [
  "announce",
  "asksFirst",
  "bare",
  "busy",
  "context",
  "createContext",
  "definition",
  "draft",
  "eager",
  "effects",
  "extra",
  "fields",
  "isUnmounted",
  "known",
  "onAllow",
  "onDone",
  "onHeld",
  "onPress",
  "onQuantity",
  "onReceipt",
  "onValue",
  "onWait",
  "owner",
  "parts",
  "problem",
  "replaces",
  "Screen",
  "setClock",
  "setErrors",
  "setProblem",
  "settings",
  "sheets",
  "shadow",
  "slots",
  "special",
  "waits",
  "wanted",
  "whenNear",
];

/** Without `d`, `r`, `x` and `y`, which drawings use themselves. */
const letters = "abcefghijklmnopqstuvwzABCDEFGHIJKLMNOPQRSTUVWXYZ_$";

/** Each name's letter. */
export const shortNames: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name, index) => [name, letters[index] ?? name]),
);

/** For esbuild, in every build of scripts that meet on a page. */
export const withShortNames = () => ({
  mangleProps: new RegExp(`^(${names.join("|")})$`),
  mangleCache: { ...shortNames },
});
