import { Spinner } from "@jubilee/ui/spinner";
import { screen } from "./screens.css.ts";

/** Shown while a screen loads. Source: specification section 2. */
export function LoadingScreen() {
  return (
    <output className={screen}>
      <Spinner />
      <span>Loading...</span>
    </output>
  );
}
