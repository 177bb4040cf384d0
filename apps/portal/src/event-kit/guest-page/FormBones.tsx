import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";

/** A form of a widget while its script is on its way: a question, its answers, fields and a button. */
export function FormBones() {
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Skeleton width="52%" height={22} />
        <Skeleton width="76%" />
      </Stack>
      <Skeleton shape="block" height={44} />
      {["56%", "36%", "28%"].map((width) => (
        <Stack key={width} gap="2">
          <Skeleton width={width} />
          <Skeleton shape="block" height={44} />
        </Stack>
      ))}
      <Skeleton shape="block" height={48} />
    </Stack>
  );
}
