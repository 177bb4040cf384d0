import { Sparkles } from "lucide-react";
import { featureIcons } from "./featureIcons.ts";

/** A feature's icon by its name in the catalogue. */
export function FeatureIcon({ name }: { name: string }) {
  const Icon = featureIcons[name] ?? Sparkles;
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
