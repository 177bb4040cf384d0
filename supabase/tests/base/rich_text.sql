-- Text with form: what may be stored.
begin;
select plan(22);

create function pg_temp.of(content text) returns jsonb language sql as
$$ select jsonb_build_object('version', 1, 'content', content::jsonb) $$;
create function pg_temp.link(href text) returns jsonb language sql as
$$ select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
  'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'x', 'marks',
    jsonb_build_array(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', href)))))))) $$;
create function pg_temp.picture(src text) returns jsonb language sql as
$$ select pg_temp.of(jsonb_build_array(jsonb_build_object('type', 'picture', 'attrs',
  jsonb_build_object('src', src, 'alt', '', 'width', 4, 'height', 3)))::text) $$;

select ok(private.is_rich_text(pg_temp.of('[]')), 'an empty text is one');
select ok(private.is_rich_text(pg_temp.of('[{"type":"bullets","content":[{"type":"item","content":[
  {"type":"paragraph","content":[{"type":"text","text":"a","marks":[{"type":"bold"}]},
  {"type":"mention","attrs":{"id":"1","name":"Ute"}},{"type":"break"},{"type":"field","attrs":{"name":"event","fallback":""}}]}]}]}]')),
  'lists, marks, names and places are known');
select ok(not private.is_rich_text(pg_temp.of('[{"type":"script","content":[]}]')), 'a script is no block');
select ok(not private.is_rich_text(pg_temp.of('[{"type":"paragraph","content":[{"type":"html"}]}]')), 'nor is html a piece');
select ok(not private.is_rich_text(pg_temp.of('[{"type":{"a":1}}]')), 'a type is a word');
select ok(not private.is_rich_text('{"version":2,"content":[]}'), 'another version is none');
select ok(not private.is_rich_text('{"version":1,"content":[],"more":1}'), 'nothing stands beside it');
select ok(not private.is_rich_text('[]'), 'a list is none');
select ok(private.is_rich_text(pg_temp.link('https://lake.example/way?a=1#b')), 'a page is followed');
select ok(private.is_rich_text(pg_temp.link('https://social.example/@ute')), 'an @ may stand in a path');
select ok(private.is_rich_text(pg_temp.link('mailto:ute@post.example')), 'so is a mail address');
select ok(private.is_rich_text(pg_temp.link('tel:+4989123')), 'and a telephone');
select ok(not private.is_rich_text(pg_temp.link('javascript:alert(1)')), 'a script is no address');
select ok(not private.is_rich_text(pg_temp.link('java' || chr(9) || 'script:alert(1)')), 'nor one with a tab in it');
select ok(not private.is_rich_text(pg_temp.link('https://a:b@lake.example')), 'nor one with a password');
select ok(not private.is_rich_text(pg_temp.link('//lake.example')), 'nor one without its protocol');
select ok(private.is_rich_text(pg_temp.picture('/storage/v1/object/public/pictures/a/b.jpg')), 'a picture of our own is shown');
select ok(not private.is_rich_text(pg_temp.picture('https://spy.example/a.gif')), 'one of strangers is not');
select ok(not private.is_rich_text(pg_temp.picture('/storage/v1/object/public/../x')), 'nor one by a way up');
select ok(not private.is_rich_text(pg_temp.of('[{"type":"paragraph","content":[{"type":"text","text":"' || repeat('x', 60000) || '"}]}]')),
  'a text has an end');
select is(trim(private.rich_text_words(pg_temp.of('[{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Come"}]},
  {"type":"paragraph","content":[{"type":"text","text":"to the "},{"type":"text","text":"lake","marks":[{"type":"bold"}]}]}]'))),
  'Come to the lake', 'its words are found');
select is(trim(private.rich_text_words(pg_temp.of('[{"type":"paragraph","content":[{"type":"text","text":"Ask "},
  {"type":"mention","attrs":{"id":"1","name":"Ute Meyer"}},{"type":"text","text":" first"}]}]'))),
  'Ask @Ute Meyer first', 'and whoever is named in it keeps their @');

select * from finish();
rollback;
