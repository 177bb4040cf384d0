import type { HeadCount } from "@jubilee/core/answers/late-answers.types";
import { BarChart } from "@jubilee/ui/bar-chart";
import { DonutChart, type DonutPart } from "@jubilee/ui/donut-chart";

const tones: readonly DonutPart["tone"][] = ["success", "warning", "plum", "info", "danger"];

/** How many eat what: parts of a whole while they can be told apart, bars where there are many. */
export function MealChart({ meals }: { meals: HeadCount["meals"] }) {
  const label = "People by meal";
  const chosen = meals.filter(({ meal }) => meal !== null);
  const named = meals.map(({ meal, people }) => ({ label: meal ?? "Not chosen", value: people }));
  if (chosen.length > tones.length) return <BarChart label={label} bars={named} />;
  const toneOf = (meal: string | null): DonutPart["tone"] =>
    tones[chosen.findIndex((one) => one.meal === meal)] ?? "neutral";
  return (
    <DonutChart
      label={label}
      unit="meals"
      parts={meals.map(({ meal }, index) => ({
        label: named[index]?.label ?? "",
        value: named[index]?.value ?? 0,
        tone: toneOf(meal),
      }))}
    />
  );
}
