import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { loading } from "./Gate.css.ts";

interface ListProgressProps {
  loaded: number;
  /** Still to come; nothing is shown when there are none. */
  left: number;
}

/** How much of a long list is on this device already. */
export function ListProgress({ loaded, left }: ListProgressProps) {
  if (left <= 0) return null;
  const counted = `${loaded.toLocaleString()} of ${(loaded + left).toLocaleString()}`;
  return (
    <div className={loading}>
      <Progress label="Loading the list" value={loaded} max={loaded + left} detail={counted} />
      <Text size={14} tone="muted">
        Scan all the same: a code that is not here yet is looked up. Names are found as they come.
      </Text>
    </div>
  );
}
