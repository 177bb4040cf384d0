import { fillFields } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { RichFieldChoice } from "./rich-text.types.ts";

/** What can be filled in for each reader, and what stands there where nothing is known. */
export const fieldChoices: readonly RichFieldChoice[] = [
  { name: "first_name", label: "First name", fallback: "" },
  { name: "full_name", label: "Whole name", fallback: "" },
  { name: "household", label: "Household", fallback: "all of you" },
  { name: "group", label: "Group", fallback: "all of you" },
  { name: "event", label: "Name of the event", fallback: "" },
  { name: "place", label: "Place of the event", fallback: "" },
];

/** The same for a text in one language: what stands in its place is English, which is asked for anew elsewhere. */
export const fieldChoicesIn = (language: string): readonly RichFieldChoice[] =>
  language === "en" ? fieldChoices : fieldChoices.map((choice) => ({ ...choice, fallback: "" }));

const labels = new Map(fieldChoices.map(({ name, label }) => [name, label]));

/** What a field is called, as its writer knows it. */
export const fieldLabel = (name: string): string =>
  name === "full_name" ? "Name" : (labels.get(name) ?? name);

const shown = Object.fromEntries(fieldChoices.map(({ name, label }) => [name, `‹${label}›`]));

/** A text with the names of its fields where each reader will find what is known of them. */
export const withNamedFields = (text: RichText): RichText => fillFields(text, shown);
