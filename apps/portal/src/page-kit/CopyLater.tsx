import { lazy, Suspense } from "react";
import { place } from "./CopyLater.css.ts";

const CopyButton = lazy(async () => {
  const { CopyButton: button } = await import("@jubilee/ui/copy-button");
  return { default: button };
});

export interface CopyLaterProps {
  /** What goes to the clipboard. */
  value: string;
  label: string;
  /** What is copied, where several of them stand together: heard, not seen. */
  about?: string;
}

/**
 * The copy button of an address, a code or a link on pages whose text is protected (features decision
 * 19). It comes after the first paint, so that guests' pages stay light.
 */
export function CopyLater({ value, label, about }: CopyLaterProps) {
  return (
    <span className={place}>
      <Suspense fallback={null}>
        <CopyButton
          value={value}
          label={label}
          variant="ghost"
          size="sm"
          {...(about === undefined ? {} : { about })}
        />
      </Suspense>
    </span>
  );
}
