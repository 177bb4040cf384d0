import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useShowcaseWrite } from "./useShowcases.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";

/** Removes a showcase, after a question that names it. */
export function RemoveShowcase({ showcase }: { showcase: Showcase }) {
  const api = useApi(createShowcaseApi);
  const { isBusy, run } = useShowcaseWrite();
  const [isAsking, setAsking] = useState(false);
  const [, go] = useLocation();
  const remove = async () => {
    const removed = await run(() => api.remove(showcase.id));
    if (!removed) return;
    toast.success("The showcase is removed");
    go(href("showcases.list"));
  };
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Remove this showcase
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove this showcase?"
        description={`${showcase.name}. Its page and its widgets end at once. Your events stay as they are.`}
        confirmLabel="Remove"
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
