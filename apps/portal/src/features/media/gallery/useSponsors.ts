import { moved } from "@jubilee/core/base/lists.rules";
import { sponsorsMoved } from "@jubilee/core/media/gallery.rules";
import type { PublicSponsor, SponsorDraft, SponsorTier } from "@jubilee/core/media/gallery.types";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { draftOf } from "./sponsorDraft.rules.ts";
import { galleryKeys } from "./keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGalleryApi } from "@jubilee/core/media/gallery.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** An event's sponsors by level and what can be done with them. */
export function useSponsors(eventId: string) {
  const gallery = useApi(createGalleryApi);
  const queries = useQueryClient();
  const queryKey = galleryKeys.sponsors(eventId);
  const write = useWrite(queryKey, "Sponsors");
  const { run } = write;
  const query = useRead(queryKey, () => gallery.listSponsors(eventId));
  const tiers = query.data ?? [];
  const show = (next: SponsorTier[]) => queries.setQueryData(queryKey, next);
  const arrange = async (next: SponsorTier[]) => {
    show(next);
    if (!(await run(() => gallery.arrangeSponsors(eventId, next)))) show(tiers);
  };
  const save = (id: string | null, draft: SponsorDraft) => gallery.saveSponsor(eventId, id, draft);

  /** The logo's file goes once nobody can want it back. */
  const remove = async (sponsor: PublicSponsor, tier: SponsorTier) => {
    if (!(await run(() => gallery.removeSponsor(eventId, sponsor.id)))) return;
    const draft = {
      ...draftOf(sponsor, tier.name),
      position:
        tiers.flatMap(({ sponsors }) => sponsors).findIndex(({ id }) => id === sponsor.id) + 1,
    };
    let isBack = false;
    toast(`${sponsor.name} removed`, {
      undo: () => {
        isBack = true;
        void run(() => save(sponsor.id, draft));
      },
      onDismiss: () => {
        if (!isBack && draft.logo) void gallery.forget([draft.logo.path]);
      },
    });
  };
  return {
    query,
    tiers,
    write,
    save,
    remove,
    moveSponsor: (id: string, by: number) => arrange(sponsorsMoved(tiers, id, by)),
    moveTier: (at: number, by: number) => arrange(moved(tiers, at, at + by)),
  };
}
