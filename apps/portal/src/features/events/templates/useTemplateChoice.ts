import { navigate } from "wouter/use-browser-location";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { type ChosenTemplate, keepChosenTemplate } from "../../../event-kit/chosenTemplate.ts";
import { keepReturn } from "../../../page-kit/sessions/keepReturn.ts";

/** Where an event begins that is made from a template. */
export const addressOfChoice = ({ key }: Pick<ChosenTemplate, "key">) =>
  `${href("events.create")}?template=${encodeURIComponent(key)}`;

/**
 * Uses a template: a member's new event begins with it, and its type becomes the preferred one
 * (features decision 16). A visitor's choice waits on the device: signing in or up leads to it.
 */
export function useTemplateChoice(template: ChosenTemplate): () => void {
  const { storage, loadPlanner, report } = usePortal();
  const { status } = useAuth();
  const begin = async () => {
    const { eventTypes } = await loadPlanner();
    eventTypes.pick(template.eventTypeId);
    navigate(addressOfChoice(template));
  };
  return () => {
    if (status === "signed-in") {
      begin().catch(report);
      return;
    }
    keepChosenTemplate(storage, template);
    keepReturn(storage, addressOfChoice(template), Date.now());
    navigate(href("signup"));
  };
}
