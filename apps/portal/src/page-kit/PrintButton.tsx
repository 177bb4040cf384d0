import { IconButton } from "@jubilee/ui/icon-button";
import { Printer } from "lucide-react";

/** Prints the page as it stands; what it keeps for the screen carries `data-screen-only`. */
export function PrintButton() {
  return (
    <IconButton
      label="Print"
      icon={<Printer />}
      variant="outline"
      size="sm"
      onClick={() => window.print()}
    />
  );
}
