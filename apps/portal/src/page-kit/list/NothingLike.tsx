import { EmptyState } from "@jubilee/ui/empty-state";

/** In place of a list that a search or a filter has left empty; `what` is "No event", "Nobody". */
export function NothingLike({ what, try: hint = "another word" }: { what: string; try?: string }) {
  return (
    <EmptyState drawing="search" title={`${what} like that`}>
      Try {hint}, or another filter.
    </EmptyState>
  );
}
