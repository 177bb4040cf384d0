import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../../words/useWords.ts";
import { copyButtonWords } from "./copyButton.copy.ts";

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size" | "fullWidth"> {
  /** What goes to the clipboard. */
  value: string;
  label?: string;
  /** What is copied, where several of them stand together: heard after the label, not seen. */
  about?: string;
  copiedLabel?: string;
  onCopied?: () => void;
}

type State = "idle" | "copied" | "refused";

/**
 * Copies an address, a code or a link, and says so. Several lines are a CodeBlock; an address for
 * a phone's camera is a QrCode too.
 */
export function CopyButton({
  value,
  label,
  about,
  copiedLabel,
  variant = "outline",
  onCopied,
  ...rest
}: CopyButtonProps) {
  const words = useWords("copyButton", copyButtonWords);
  const [state, setState] = useState<State>("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState("copied");
      onCopied?.();
    } catch {
      setState("refused");
    }
  };
  const said = {
    idle: label ?? words.copy,
    copied: copiedLabel ?? words.copied,
    refused: words.refused,
  }[state];
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        icon={state === "copied" ? <Check /> : <Copy />}
        onClick={() => void copy()}
      >
        {said}
        {about && <VisuallyHidden> {about}</VisuallyHidden>}
      </Button>
      <VisuallyHidden>
        <output>{state === "idle" ? "" : said}</output>
      </VisuallyHidden>
    </>
  );
}
