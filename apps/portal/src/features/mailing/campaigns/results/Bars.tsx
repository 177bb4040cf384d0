import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";

interface Bar {
  label: string;
  value: number;
  of: number;
  tone?: "action" | "success" | "danger";
}

/** Figures, each as a bar with its number and of how many it is. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <Stack gap="4">
      {bars.map(({ label, value, of, tone = "action" }) => (
        <Progress
          key={label}
          label={label}
          value={value}
          max={Math.max(of, 1)}
          tone={tone}
          detail={`${value.toLocaleString()} of ${of.toLocaleString()}`}
        />
      ))}
    </Stack>
  );
}
