/** JSON as the database answers it. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** JSON as it is written: an interface of ours is no `Json` for the compiler. */
export type WrittenJson = Json | object;
