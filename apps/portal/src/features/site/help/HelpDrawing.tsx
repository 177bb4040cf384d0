import { Drawing } from "@jubilee/ui/drawing";

/** Beside the help centre's title; a part of its own, so that no page that is read ahead waits for drawings. */
export function HelpDrawing() {
  return <Drawing name="talk" />;
}
