import type { Database, Json } from "../database/database.types.gen.ts";

type Relations = Database["public"]["Tables"] & Database["public"]["Views"];

/** A table or a view. */
export type Relation = keyof Relations;

type Row<Name extends Relation> = Relations[Name]["Row"];

/**
 * Whether a column holds what a field says. A table's column must; of a view's column the database
 * does not know that it is never empty, and of JSON it knows nothing: there the field says more.
 */
type Holds<Name extends Relation, Column, Value> = [NonNullable<Json>] extends [NonNullable<Column>]
  ? true
  : [Column] extends [Value]
    ? true
    : Name extends keyof Database["public"]["Views"]
      ? [Value] extends [Column]
        ? true
        : false
      : false;

/** The columns that can stand for a field. */
export type ColumnOf<Name extends Relation, Value> = {
  [Column in keyof Row<Name>]: Holds<Name, Row<Name>[Column], Value> extends true ? Column : never;
}[keyof Row<Name>] &
  string;

/** For each field of ours its column. */
export type ColumnsOf<Name extends Relation, Fields> = {
  [Field in keyof Fields]-?: ColumnOf<Name, Fields[Field]>;
};

/** One description of a table's or a view's columns, read and written by our own names. */
export interface RowMap<Fields, Columns extends Record<keyof Fields, string>> {
  /** The columns, for a select. */
  columns: string;
  /** A row as the product speaks of it. */
  fromRow: (row: MappedRow<Fields, Columns>) => Fields;
  /** Those of the given fields that have a column, for an insert or an update. */
  toRow: <Given extends Partial<Fields>>(given: Given) => WrittenRow<Given, Columns>;
}

/** Given fields under the names of their columns. */
export type WrittenRow<Given, Columns extends object> = {
  [Field in keyof Given & keyof Columns as Columns[Field] & string]: Given[Field];
};

/** A row with the columns of a map. */
export type MappedRow<Fields, Columns extends Record<keyof Fields, string>> = {
  [Field in keyof Fields as Columns[Field]]: Fields[Field];
};

/** The rows that a map reads. */
export type RowOf<Map> = Map extends { fromRow: (row: infer Read) => unknown } ? Read : never;
