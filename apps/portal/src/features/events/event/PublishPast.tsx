import { AlertDialog } from "@jubilee/ui/alert-dialog";

export interface PublishPastProps {
  onPublish: () => void;
  onClose: () => void;
}

/** Asks before something goes out that is over already. */
export function PublishPast({ onPublish, onClose }: PublishPastProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="It is over already"
      description="The end of this event lies in the past. Its page will say that it is over: nobody can answer or buy. Was another year meant?"
      confirmLabel="Publish it as past"
      cancelLabel="Not yet"
      destructive={false}
      onConfirm={onPublish}
    />
  );
}
