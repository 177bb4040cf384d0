import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { chevron, folded, inside, summary } from "./FoldedPart.css.ts";

interface FoldedPartProps {
  title: string;
  /** What is in it, so that it need not be opened to know. */
  says: string;
  /** Above its fields. */
  description?: string;
  /** Something in it is wrong: then it is open, whatever was pressed. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A part of the form that can wait: closed it is a line that says what it holds. */
export function FoldedPart({ title, says, description, isWrong, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={folded}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={summary}>
        <Heading level={3} size="panel">
          {title}
        </Heading>
        <Text as="span" tone="muted" truncate>
          {says}
        </Text>
        <ChevronDown size={18} className={chevron} aria-hidden="true" />
      </summary>
      <div className={inside}>
        {description && <Text tone="muted">{description}</Text>}
        {children}
      </div>
    </details>
  );
}
