import { mayOpen } from "@jubilee/core/account/access.rules";
import { mayIn } from "@jubilee/core/account/rights.rules";
import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { flagAgainst } from "@jubilee/core/platform/flags.rules";
import { mayDo } from "../../../event-kit/event/may.rules.ts";
import type { ActionEvent, PaletteAction } from "../../../event-kit/actions/action.types.ts";
import type { Looking } from "./deviceRows.tsx";
import type { PaletteRow } from "./palette.types.ts";

/** Begins the name under which the use of an action is counted: it is no address. */
export const actionKey = (key: string) => `do:${key}`;

const features = featureCategories.flatMap((category) => category.features);

function isOpen({ feature }: PaletteAction, { plan, flags, isAdmin }: Looking): boolean {
  const entry = features.find(({ key }) => key === feature);
  return (
    (entry === undefined || mayOpen(plan, entry.planType)) && !flagAgainst(flags, feature, isAdmin)
  );
}

/** What somebody can do now, with the event they are at. Whoever looks at figures alone does nothing with it. */
export function actionRows(
  actions: readonly PaletteAction[],
  who: Looking,
  at: ActionEvent | null,
): PaletteRow[] {
  const isTheirs = at !== null && at.overview?.seenAs !== "administrator";
  return actions
    .filter((action) => isOpen(action, who))
    .flatMap((action): PaletteRow[] => {
      const { key, words = "", icon: Icon } = action;
      const row = { key: actionKey(key), words, group: "Do", icon: <Icon aria-hidden="true" /> };
      if (action.of === "account") {
        const may = !action.asks || !who.rights || mayIn(who.rights, action.asks);
        if (!may) return [];
        return [{ ...row, title: action.label, place: "", opens: { to: action.address } }];
      }
      if (!isTheirs || !mayDo(at.overview, action.asks) || !action.isShown(at)) return [];
      const { event } = at;
      const opens =
        "address" in action.does
          ? { to: action.does.address(event) }
          : { does: action.does, event };
      const place = event.name;
      return [{ ...row, title: action.label(at), words: `${words} ${place}`, place, opens }];
    });
}
