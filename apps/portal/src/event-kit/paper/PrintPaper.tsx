import { Button } from "@jubilee/ui/button";
import { Printer } from "lucide-react";
import { useState } from "react";

interface PrintPaperProps {
  label?: string;
  /** There is nothing to print. */
  disabled: boolean;
}

/** Prints the sheets on this page as soon as all their pictures are there. */
export function PrintPaper({ label = "Print", disabled }: PrintPaperProps) {
  const [isWaiting, setWaiting] = useState(false);
  const print = async () => {
    setWaiting(true);
    /* A picture that cannot be had leaves its tinted place. */
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
    setWaiting(false);
    globalThis.print();
  };
  return (
    <Button icon={<Printer />} loading={isWaiting} disabled={disabled} onClick={() => void print()}>
      {label}
    </Button>
  );
}
