import Plus from 'lucide-react/icons/plus';
import {
  addressesIn,
  firstWrongAddress,
  longestPost,
  mediaProblems,
  MOST_MEDIA,
} from '#domain/talk/post-form.ts';
import { UploadPicture } from '#entities/form/upload-picture.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { drawPicture } from '#platform/draw-picture.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { PostForm, type PostFields, type PostFormProps, type PostKind } from './post-form.tsx';
import { useRowKeys } from './use-row-keys.ts';

type Media = { content: string; urls: readonly string[] };

const media: PostKind<Media> = {
  type: 'media',
  empty: { content: '', urls: [''] },
  problemsOf: mediaProblems,
  postOf: ({ content, urls }) => ({
    type: 'media',
    content: content.trim() || null,
    media_urls: [...addressesIn(urls)],
  }),
  formOf: ({ content, media_urls }) => ({ content: content ?? '', urls: media_urls }),
};

/** Pictures of this device or addresses, one or more (Spec 2 §5). */
export function MediaForm(props: PostFormProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.form;
  return (
    <PostForm {...props} kind={media}>
      {(fields) => (
        <>
          <p className="text-sm text-soft">{LL.picture.by_address()}</p>
          <Pictures {...fields} />
          <TextareaField
            label={words.caption()}
            mark={LL.common.optional()}
            rows={2}
            value={fields.values.content}
            onChange={(content) => fields.set({ content })}
            error={fields.errorOf('content', longestPost.content)}
          />
        </>
      )}
    </PostForm>
  );
}

function Pictures({ values: { urls }, set, change, errorOf }: PostFields<Media>) {
  const { LL } = useI18nContext();
  const { keys } = useRowKeys(urls.length);
  const words = LL.team_talk.form;
  const error = errorOf('urls');
  return (
    <>
      {urls.map((url, n) => (
        <UploadPicture
          key={keys[n]}
          kind="team-media"
          name={`media-${n}`}
          label={words.picture({ number: n + 1 })}
          value={url}
          // an upload may end after another field has changed
          onChange={(next) => change((form) => ({ ...form, urls: form.urls.with(n, next) }))}
          error={n === firstWrongAddress(urls) ? error : undefined}
          draw={drawPicture}
          required={n === 0}
        />
      ))}
      {urls.length < MOST_MEDIA && (
        <Button icon={Plus} variant="plain" onClick={() => set({ urls: [...urls, ''] })}>
          {words.add_media()}
        </Button>
      )}
    </>
  );
}
