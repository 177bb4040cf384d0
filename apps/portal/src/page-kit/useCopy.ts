import { toast } from "@jubilee/ui/toast";
import { useCallback } from "react";

/** Puts text on the clipboard and says so. */
export function useCopy() {
  return useCallback(async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`${what} is copied`);
    } catch {
      toast.error("Copying was not allowed", {
        description: "Select the text and copy it with the keyboard.",
      });
    }
  }, []);
}
