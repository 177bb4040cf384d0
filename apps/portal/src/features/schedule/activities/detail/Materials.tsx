import type { ActivityMaterial } from "@jubilee/core/schedule/public-schedule.types";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";

/** An activity's links, one a line. */
export function Materials({ materials }: { materials: readonly ActivityMaterial[] }) {
  return (
    <Stack gap="0.5">
      {materials.map(({ label, url }) => (
        <Link key={url} href={url} target="_blank" rel="noreferrer">
          {label}
        </Link>
      ))}
    </Stack>
  );
}
