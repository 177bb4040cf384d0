-- One way to compare names and words: without case, accents and punctuation. Every search and every match by
-- name goes through these two functions, and packages/core/src/plain-words holds the same rule for devices.
--
-- Nothing here depends on how a database was made: `lower` under another collation than "C", `[[:alnum:]]` and
-- the dictionaries of `unaccent` differ between installations, Unicode's own decomposition does not.

create function private.plain_words(value text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  words text := value;
begin
  -- Plain English letters have no accents to lose, and most names of a long list are written in them.
  if octet_length(words) = length(words) then
    return trim(regexp_replace(translate(lower(words collate "C"), '''`', ''), '[^a-z0-9@.]+', ' ', 'g'));
  end if;
  -- Apostrophes, soft hyphens and joiners are left out: O’Brien is Obrien.
  words := regexp_replace(coalesce(words, ''), '[''`´’‘ʼʻʹ′＇\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g');
  -- Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic. Those of Indian scripts and the
  -- sound signs of kana are letters to their readers and stay.
  words := lower(regexp_replace(normalize(words, nfkd),
    '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]',
    '', 'g') collate "C");
  if octet_length(words) > length(words) then
    -- Small letters, script by script: a list is gone through for each letter of a text, so it had better be short.
    if words ~ '[\u00c6-\u017f]' then
      words := translate(words, 'ÆÐØÞĐĦŁŊŒŦ',
        'æðøþđħłŋœŧ');
    end if;
    if words ~ '[\u0180-\u024f\u1e9e\u1efa-\u1eff]' then
      words := translate(words, 'ƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎẞỺỼỾ',
        'ɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏßỻỽỿ');
    end if;
    if words ~ '[\u0370-\u03ff]' then
      words := translate(words, 'ͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿ',
        'ͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽ');
    end if;
    if words ~ '[\u0400-\u042f]' then
      words := translate(words, 'ЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
        'ђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя');
    end if;
    if words ~ '[\u0460-\u052f]' then
      words := translate(words, 'ѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮ',
        'ѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯ');
    end if;
    if words ~ '[\u0531-\u0556]' then
      words := translate(words, 'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
        'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
    end if;
    if words ~ '[\u1c90-\u1cbf]' then
      words := translate(words, 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿ',
        'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿ');
    end if;
    -- Letters that do not decompose, as people write them who have no key for them.
    words := translate(words, 'ðøđħłŋŧıĸəɓɔɖɗɛƒɠɨƙɲɵƥƴƶƀςیىک', 'dodhlntikaboddefgiknopyzbσييك');
    words := replace(replace(replace(replace(words, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  return trim(regexp_replace(words,
    '[\u0001-\u002d\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u055a-\u055f\u0589\u058a\u05be\u060c\u061b\u061f\u06d4\u0964\u0965\u2000-\u2bff\u3000-\u3004\u3008-\u3030\u30fb]+',
    ' ', 'g'));
end
$$;
comment on function private.plain_words(text) is
  'Text without accents, case and punctuation, to compare names by: Łukasz O’Brien is lukasz obrien.';

create function private.search_words(value text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  words text := private.plain_words(value);
  spelled text := words;
  short text;
begin
  if octet_length(value) > length(value) and normalize(value, nfd) ~ '[aouAOU]\u0308|[aA]\u030a|[øØ]' then
    spelled := private.plain_words(replace(replace(regexp_replace(regexp_replace(normalize(value, nfd),
      '([aouAOU])\u0308', '\1e', 'g'), '([aA])\u030a', '\1a', 'g'), 'ø', 'oe'), 'Ø', 'Oe'));
  end if;
  short := regexp_replace(spelled, '([aou])e', '\1', 'g');
  return words || case when spelled <> words then ' ' || spelled else '' end
    || case when short not in (words, spelled) then ' ' || short else '' end;
end
$$;
comment on function private.search_words(text) is
  'What a text is found by: its plain words, and those of its other spelling. Müller is muller and mueller, Mueller is mueller and muller.';

create function private.word_patterns(typed text)
returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(array_agg('%' || w.word || '%' order by length(w.word) desc), '{}')
  from regexp_split_to_table(private.plain_words(left(typed, 100)), ' ') w (word) where w.word <> ''
$$;
comment on function private.word_patterns(text) is
  'A pattern for each typed word, the longest first: search_words(…) like all (word_patterns(…)). Empty when nothing was typed, like all of which is true.';

create function private.near_pattern(word text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select '(^| )(?:' || case when length(word) < 4 then replace(word, '.', '[.]') else string_agg(
    replace(left(word, n - 1), '.', '[.]') || '(?:[^ ]?' || replace(substr(word, n + 1), '.', '[.]')
    || '|[^ ]' || replace(substr(word, n), '.', '[.]')
    || '|' || replace(substr(word, n + 1, 1) || substr(word, n, 1) || substr(word, n + 2), '.', '[.]') || ')', '|') end || ')'
  from generate_series(1, length(word)) n
$$;
comment on function private.near_pattern(text) is
  'What plain words match that begin with this one, or would with a letter more, less or other, or two that changed places. Shorter ones than four letters are taken as they are. isNear in core is the same rule.';
