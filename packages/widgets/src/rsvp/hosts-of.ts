import { firstName } from "@jubilee/core/base/names.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { listOf } from "../format/list-of.ts";

/** To whom a note goes: the first names of the first two hosts. */
export const hostsOf = ({ hostNames }: PublicEvent, locale: string): string =>
  listOf(hostNames.slice(0, 2).map(firstName), locale);
