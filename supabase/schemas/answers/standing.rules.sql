-- Who comes: one rule over answer and ticket. Whatever counts people, lists them or asks them reads it here.

create function private.standing(answer text, tickets_held integer, tickets_due integer)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when tickets_held > 0 then 'yes'
    when answer is not null then answer
    when tickets_due > 0 then 'maybe'
    when tickets_held = 0 then 'no'
    else 'pending' end;
end
$$;
comment on function private.standing(text, integer, integer) is
  'yes, maybe, no, waitlisted or pending: who holds a ticket comes, else what they answered counts; who ordered and has yet to pay may come, who gave the last ticket back does not.';

create function private.standing_heads(answer text, party_size integer, tickets_held integer, tickets_due integer)
returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when tickets_held > 0 then greatest(tickets_held, case when answer = 'yes' then party_size else 0 end)
    when answer is not null then party_size
    else tickets_due end;
end
$$;
comment on function private.standing_heads(text, integer, integer, integer) is
  'For how many people somebody stands: a ticket and a place of the same party are one head.';
