import type { ColumnMatch, ImportField } from "@jubilee/core/people/imports.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Select } from "@jubilee/ui/select";
import { Text } from "@jubilee/ui/text";
import { ArrowRight, Check, CircleHelp, Minus, Plus } from "lucide-react";
import { arrow, columnFact, columnName, columnRow, columnState } from "./Import.css.ts";
import { fieldOptions } from "./fieldOptions.ts";
import type { Import } from "./useImport.ts";

interface ColumnRowProps {
  column: ColumnMatch;
  current: Import;
  groupTerm: string;
}

const orders = [
  { value: "month-first", label: "Month first" },
  { value: "day-first", label: "Day first" },
] as const;

function State({ field, isAsked }: { field: ImportField; isAsked: boolean }) {
  if (isAsked) {
    return (
      <span className={columnState({ tone: "asked" })}>
        <CircleHelp aria-hidden="true" size={16} /> Which comes first?
      </span>
    );
  }
  if (field === "skip") {
    return (
      <span className={columnState({ tone: "out" })}>
        <Minus aria-hidden="true" size={16} /> Left out
      </span>
    );
  }
  const isNew = field === "custom";
  return (
    <span className={columnState({ tone: "matched" })}>
      {isNew ? <Plus aria-hidden="true" size={16} /> : <Check aria-hidden="true" size={16} />}
      <span>{isNew ? "Added" : "Matched"}</span>
    </span>
  );
}

/** One column of the file: its heading with samples, what it becomes, and how sure that is. */
export function ColumnRow({ column, current: { session, state }, groupTerm }: ColumnRowProps) {
  const question = state.questions.find(({ column: index }) => index === column.index);
  const order = state.dateOrders[column.index];
  return (
    <li className={columnRow({ asked: Boolean(question) })}>
      <div className={columnName}>
        <Text as="span" size={14} weight="strong" block>
          {column.heading}
        </Text>
        <Text as="span" size={12} tone="muted" truncate block title={column.samples.join(", ")}>
          {(question?.examples ?? column.samples).join(", ") || "Empty in every line"}
        </Text>
      </div>
      <ArrowRight className={arrow} aria-hidden="true" size={16} />
      <div className={columnFact}>
        <Select
          label={`What “${column.heading}” becomes`}
          hideLabel
          value={column.field}
          options={fieldOptions(groupTerm, column.heading)}
          onValueChange={(field) => void session.setField(column.index, field)}
        />
        {question && (
          <SegmentedControl
            label={`Order of day and month in “${column.heading}”`}
            segments={orders}
            value={order ?? ""}
            onValueChange={(value) => {
              if (value !== "") void session.setDateOrder(column.index, value);
            }}
          />
        )}
      </div>
      <State field={column.field} isAsked={Boolean(question)} />
    </li>
  );
}
