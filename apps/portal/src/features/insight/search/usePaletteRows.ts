import type { EventRecord } from "@jubilee/core/events/events.types";
import {
  findByUse,
  findInLists,
  joinFound,
  orderByUse,
  weightOf,
  wordsFirst,
} from "@jubilee/core/insight/palette.rules";
import type { Used } from "@jubilee/core/insight/palette.types";
import { useMemo, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { usesOn } from "../../../page-kit/uses/uses.ts";
import { actionRows } from "./actionRows.tsx";
import { featureRows, pageRows } from "./deviceRows.tsx";
import { foundRows } from "./foundRows.tsx";
import { insteadRows } from "./insteadRows.tsx";
import { partRows } from "./partRows.tsx";
import { recentRows } from "./recentRows.tsx";
import type { PaletteParts, PaletteRow } from "./palette.types.ts";
import { demoRows, templateRows } from "./templateRows.tsx";
import { useHere } from "./useHere.ts";
import { useLooking } from "./useLooking.ts";
import { useOwnFound, type OwnShown, type Wanted } from "./useOwnFound.ts";

const none: readonly EventRecord[] = [];

export interface PaletteList extends OwnShown {
  rows: PaletteRow[];
  /** How many of one's own there are in all. */
  total: number;
  events: readonly EventRecord[];
  isNothing: boolean;
}

export interface Asking extends Wanted {
  /** Of each kind of what the device knows itself. */
  most: number;
  /** The event whose parts are looked at. */
  within?: EventRecord | null;
}

/** The palette's rows for what is typed: what is used first, where nothing is. */
export function usePaletteRows(parts: PaletteParts, typed: string, asking: Asking): PaletteList {
  const { most, within = null, kind = null, eventId = null } = asking;
  const { storage, routes } = usePortal();
  const { id: userId } = useUser();
  const locale = useLocale();
  const who = useLooking();
  const [nowMs] = useState(() => Date.now());
  const uses: Used[] = useMemo(() => usesOn(storage, userId), [storage, userId]);
  const { data: events = none } = useMyEvents();
  const here = useHere(events, uses, within);
  const own = useOwnFound(within ? "" : typed, asking);

  const used = (key: string) => weightOf(uses, key, nowMs);
  const actions = actionRows(parts.actions, who, here);
  const ofEvent = here ? partRows(parts.tabs, here, within ? "Parts" : "Pages") : [];
  const answer = { events, total: 0, isNothing: false };
  if (within) {
    const ofIt = actions.filter(({ place }) => place === within.name);
    // Where they belong stands before the field.
    const rows = [...ofEvent, ...ofIt].map((row) => ({ ...row, place: "" }));
    const shown =
      typed === "" ? rows : [ofEvent, ofIt].flatMap((some) => findByUse(some, typed, used));
    return { ...own, ...answer, typed, rows: shown, isNothing: shown.length === 0 };
  }
  if (own.typed === "") {
    const recent = recentRows(uses, parts.kinds, events, routes.resolve);
    return { ...own, ...answer, rows: [...recent, ...actions.slice(0, most)] };
  }
  const groups = own.found?.groups ?? [];
  const meant = own.found?.meant ?? own.typed;
  const found = foundRows(parts.kinds, groups, events, locale);
  const ofKinds = parts.kinds.map(({ name }) =>
    orderByUse(
      found.filter(({ group }) => group === name),
      meant,
      used,
    ),
  );
  const ordered = wordsFirst(ofKinds, meant).flat();
  const device =
    kind || eventId
      ? []
      : findInLists(
          [
            [...pageRows(routes.known(), who), ...ofEvent],
            actions,
            featureRows(who),
            templateRows(),
            demoRows(),
          ],
          own.typed,
          most,
          used,
        );
  const isGuess = typeof own.found?.meant === "string";
  const rows = joinFound(ordered, device, { typed: own.typed, isGuess });
  const isNothing = rows.length === 0 && !own.isBehind && !own.error;
  return {
    ...own,
    ...answer,
    total: groups.reduce((sum, group) => sum + group.total, 0),
    rows: isNothing ? insteadRows(own.typed, actions) : rows,
    isNothing,
  };
}
