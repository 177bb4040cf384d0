import type { Answers } from "../database/json-answers.types.gen.ts";
import type { Database } from "../database/database.types.gen.ts";

type Functions = Database["public"]["Functions"];

/** A function of the database that the API shows. */
export type CallName = keyof Functions;

/** What a call answers: by its declared shape where the database only says that it is JSON. */
export type Answer<Name extends CallName> = Name extends keyof Answers
  ? Answers[Name]
  : Functions[Name]["Returns"];

/** The calls that answer something. */
export type AskedName = {
  [Name in CallName]: [Answer<Name>] extends [undefined] ? never : Name;
}[CallName];

/** Every argument may be null: what that means, the function says. */
type Argument<Value> = Value extends string | number | boolean
  ? Value | null
  : Value extends readonly string[]
    ? readonly string[] | null
    : Value;

type ArgumentsOf<Args> = { [Name in keyof Args]: Argument<Args[Name]> };

/** A call's arguments, by the database's own names; none for a call without. */
export type CallArguments<Name extends CallName> = [Functions[Name]["Args"]] extends [never]
  ? []
  : Partial<Functions[Name]["Args"]> extends Functions[Name]["Args"]
    ? [args?: ArgumentsOf<Functions[Name]["Args"]>]
    : [args: ArgumentsOf<Functions[Name]["Args"]>];
