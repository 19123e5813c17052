import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Boundary } from '../../src/app/Boundary'
import { forgetTrouble, PageMissing } from '../../src/app/trouble'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.location.hash = '#/history'
})
afterEach(() => {
  forgetTrouble()
  vi.restoreAllMocks()
})

const report = (error: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true }))

describe('a bug', () => {
  test('while drawing a page is shown in its place, with its cause', () => {
    const Broken = () => {
      throw new Error('derailed')
    }
    render(() => (
      <Boundary>
        <Broken />
      </Boundary>
    ))
    expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong')
    expect(screen.getByText('Error: derailed')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  })

  test('in an event or a promise is shown as well', async () => {
    render(() => <Boundary>all is well</Boundary>)
    report(new Error('derailed'))
    expect(await screen.findByText('Error: derailed')).toBeInTheDocument()
    expect(screen.queryByText('all is well')).not.toBeInTheDocument()
  })

  test('is not what the browser merely remarks', () => {
    render(() => <Boundary>all is well</Boundary>)
    report(undefined)
    expect(screen.getByText('all is well')).toBeInTheDocument()
  })

  test('is left by going to another page', async () => {
    render(() => <Boundary>all is well</Boundary>)
    report(new Error('derailed'))
    await screen.findByText('Error: derailed')
    window.location.hash = '#/players'
    expect(await screen.findByText('all is well')).toBeInTheDocument()
  })

  test('is left by the button Home', async () => {
    render(() => <Boundary>all is well</Boundary>)
    report(new Error('derailed'))
    fireEvent.click(await screen.findByRole('button', { name: 'Go to Home' }))
    await waitFor(() => expect(window.location.hash).toBe('#/'))
    expect(await screen.findByText('all is well')).toBeInTheDocument()
  })

  test('on Home is left by trying again', async () => {
    const [broken, setBroken] = createSignal(true)
    const Page = () => {
      if (broken()) throw new Error('derailed')
      return <>all is well</>
    }
    window.location.hash = '#/'
    await new Promise(resolve => window.addEventListener('hashchange', resolve, { once: true }))
    render(() => (
      <Boundary>
        <Page />
      </Boundary>
    ))
    setBroken(false)
    fireEvent.click(screen.getByRole('button', { name: 'Go to Home' }))
    expect(screen.getByText('all is well')).toBeInTheDocument()
  })
})

test('code that did not come is told apart from a bug', () => {
  const Missing = () => {
    throw new PageMissing('page code did not load')
  }
  render(() => (
    <Boundary>
      <Missing />
    </Boundary>
  ))
  expect(screen.getByRole('heading')).toHaveTextContent('This page did not load')
})
