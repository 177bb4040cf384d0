import { fullName } from "../base/names.rules.ts";
import type { ImportedGuest } from "./imports.types.ts";

/** The whole name of whom a line is about, as the database will write it. */
export const importedName = ({
  firstName,
  lastName,
  locale,
}: Pick<ImportedGuest, "firstName" | "lastName" | "locale">): string =>
  fullName(firstName, lastName, locale);
