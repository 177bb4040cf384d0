import { navigate } from "wouter/use-browser-location";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { type ChosenTemplate, keepChosenTemplate } from "../../../event-kit/chosenTemplate.ts";

/**
 * Uses a template: a member's new event begins with it, and its type becomes the preferred one
 * (features decision 16). A visitor's choice waits on the device until they have an account.
 */
export function useTemplateChoice(template: ChosenTemplate): () => void {
  const { storage, loadPlanner, report } = usePortal();
  const { status } = useAuth();
  const begin = async () => {
    const { eventTypes } = await loadPlanner();
    eventTypes.pick(template.eventTypeId);
    navigate(`${href("events.create")}?template=${encodeURIComponent(template.key)}`);
  };
  return () => {
    if (status === "signed-in") {
      begin().catch(report);
      return;
    }
    keepChosenTemplate(storage, template);
    navigate(href("signup"));
  };
}
