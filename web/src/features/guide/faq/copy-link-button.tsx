import { typeset } from '@retour/core';
import { Check, Link as LinkIcon } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, useAnnounce } from '../../../ui';
import { faqText } from '../content/faq/faq-text';
import { faqPath } from './faq-path';

/** Copies the address of one question; when the browser refuses, the address bar gets it. */
export function CopyLinkButton({
  id,
  question,
}: {
  readonly id: string;
  readonly question: string;
}): ReactElement {
  const [copied, setCopied] = useState(false);
  const announce = useAnnounce();
  const navigate = useNavigate();

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(faqPath(id), window.location.origin).href);
      setCopied(true);
      announce(faqText.copied);
    } catch {
      announce(typeset(faqText.notCopied));
      await navigate(faqPath(id), { replace: true });
    }
  };

  return (
    <Button
      variant="quiet"
      compact
      icon={copied ? Check : LinkIcon}
      label={typeset(`${copied ? faqText.copied : faqText.copy} : ${question}`)}
      onClick={() => void copy()}
    >
      {copied ? faqText.copied : faqText.copy}
    </Button>
  );
}
