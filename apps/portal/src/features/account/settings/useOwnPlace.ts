import { createAccountApi } from "@jubilee/core/account/account.api";
import { useUser } from "../../../app/session/useUser.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "./keys.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** One's time zone and way of writing, in a line. */
export function useOwnPlace(): string {
  const { id } = useUser();
  const account = useApi(createAccountApi);
  const { data } = useRead(keys.settings, () => account.getSettings(id));
  const language = names.of(useLocale()) ?? "";
  const zone = data?.timeZone.replaceAll("_", " ");
  return [zone, `written as in ${language}`].filter(Boolean).join(", ");
}
