/** Word as it has been since 2007; what is older cannot be read here. */
export const isWordFile = ({ name }: File): boolean => /\.docx?$/i.test(name)

/** A Word file as HTML, and its pictures as files of their own. @throws Error where it is none. */
export async function readWordFile(file: File): Promise<{ html: string; pictures: File[] }> {
  const { default: mammoth } = await import('mammoth')
  const pictures: File[] = []
  const stem = file.name.replace(/\.\w+$/, '')
  const convertImage = mammoth.images.imgElement(async (image) => {
    const ending = image.contentType.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'png'
    const name = `${stem}-${pictures.length + 1}.${ending}`
    pictures.push(new File([await image.readAsArrayBuffer()], name, { type: image.contentType }))
    return { src: name }
  })
  const { value: html } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() }, { convertImage })
  return { html, pictures }
}
