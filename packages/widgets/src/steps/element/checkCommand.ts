import type { Command } from "../../element/command.types.ts";

const themes = ["light", "dark", "auto"];
const answers = /^(yes|no|maybe)$/;

type Check = [wanted: string, fits: (value: unknown) => boolean];

const text: Check = ["text", (value) => typeof value === "string"];
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const prefills: Readonly<Record<string, Check>> = {
  name: text,
  email: text,
  note: text,
  signed: text,
  answer: ['"yes", "no" or "maybe"', (value) => typeof value === "string" && answers.test(value)],
  partySize: ["a whole number from 1 on", (value) => isCount(value) && value !== 0],
  tickets: [
    "how many of each ticket type's id",
    (value) => isFields(value) && Object.values(value).every(isCount),
  ],
};

/** Throws the reason why something that a page asks cannot be meant; nothing has changed then. */
export function checkCommand({ name, value }: Command): void {
  if (name === "setTheme" && !themes.includes(value)) {
    throw new TypeError(`setTheme takes "light", "dark" or "auto", not ${shown(value)}`);
  }
  if (name === "setLocale" && !isLanguage(value)) {
    throw new TypeError(
      `setLocale takes a language tag such as "de" or "pt-BR", not ${shown(value)}`,
    );
  }
  if (name === "prefill") checkPrefill(value);
}

function checkPrefill(values: unknown): void {
  if (!isFields(values)) {
    throw new TypeError(`prefill takes an object such as { name: "Ada" }, not ${shown(values)}`);
  }
  for (const [name, value] of Object.entries(values)) {
    const [wanted, fits] = (Object.hasOwn(prefills, name) && prefills[name]) || [];
    if (!wanted || !fits) {
      const known = Object.keys(prefills).join(", ");
      throw new TypeError(`prefill knows no "${name}", only ${known}`);
    }
    if (value !== undefined && !fits(value)) {
      throw new TypeError(`prefill takes ${wanted} as "${name}", not ${shown(value)}`);
    }
  }
}

/** What is wrong with an element's attributes, for whoever builds the page. */
export function attributeProblems(host: Element): string[] {
  const wanted: Record<string, string[]> = {
    theme: themes,
    shape: ["inline", "button", "floating", "link"],
    isolation: ["frame"],
    loading: ["eager", "lazy"],
    consent: ["click"],
    fonts: ["jubilee"],
  };
  const wrong = Object.entries(wanted).flatMap(([name, values]) => {
    const value = host.getAttribute(name);
    if (value === null || values.includes(value)) return [];
    return [`${name}=${shown(value)} says nothing: it takes ${values.join(", ")}`];
  });
  const lang = host.getAttribute("lang");
  if (lang !== null && !isLanguage(lang)) wrong.push(`lang=${shown(lang)} is no language tag`);
  return wrong;
}

function isLanguage(tag: unknown): boolean {
  if (typeof tag !== "string") return false;
  try {
    // Some write `en_US`; it is understood.
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-")).length > 0;
  } catch {
    return false;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return typeof value === "string"
    ? JSON.stringify(value.slice(0, 40))
    : String(value).slice(0, 40);
}
